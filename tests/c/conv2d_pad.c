// 2D convolution, NCHW, padding tested in the innermost loops.
//@ c: 1 1 2 3 2 1 1 2
//@ f: 0 1 2 1 2 3 1 2
//@ h: 5 1 0 4 3 6 8 7
//@ w: 4 1 3 0 5 6 2 3
//@ k: 3 1 2 3 3 5 3 4
//@ p: 1 0 1 1 0 2 3 1
void conv2d_pad(int c, int f, int h, int w, int k, int p, const float *x, const float *wt, float *y) {
    int oh = h + 2 * p - k + 1, ow = w + 2 * p - k + 1;
    for (int o = 0; o < f; o++)
        for (int i = 0; i < oh; i++)
            for (int j = 0; j < ow; j++) {
                float s = 0;
                for (int ch = 0; ch < c; ch++)
                    for (int u = 0; u < k; u++)
                        for (int v = 0; v < k; v++) {
                            int r = i + u - p, q = j + v - p;
                            if (r >= 0 && r < h && q >= 0 && q < w)
                                s += x[(ch * h + r) * w + q] * wt[((o * c + ch) * k + u) * k + v];
                        }
                y[(o * oh + i) * ow + j] = s;
            }
}
