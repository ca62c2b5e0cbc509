// Unfolds windows into columns, zeros outside.
//@ c: 1 1 2 3 2 1 1 2
//@ h: 5 1 0 4 3 6 8 7
//@ w: 4 1 3 0 5 6 2 3
//@ k: 3 1 2 3 3 5 3 2
//@ p: 1 0 1 1 0 2 3 1
//@ st: 1 1 2 1 2 3 1 2
void im2col(int c, int h, int w, int k, int p, int st, const float *x, float *col) {
    int oh = (h + 2 * p - k) / st + 1, ow = (w + 2 * p - k) / st + 1;
    float *o = col;
    for (int ch = 0; ch < c; ch++)
        for (int u = 0; u < k; u++)
            for (int v = 0; v < k; v++) {
                int r = u - p;
                for (int i = oh; i; i--) {
                    if (r < 0 || r >= h) {
                        for (int j = ow; j; j--)
                            *o++ = 0;
                    } else {
                        int q = v - p;
                        for (int j = ow; j; j--) {
                            if (q >= 0 && q < w)
                                *o++ = x[(ch * h + r) * w + q];
                            else
                                *o++ = 0;
                            q += st;
                        }
                    }
                    r += st;
                }
            }
}
