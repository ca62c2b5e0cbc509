// 2D convolution with padding, stride and dilation.
//@ h: 5 1 0 4 9 6 12 7
//@ w: 4 1 3 0 8 6 5 10
//@ k: 3 1 2 3 3 2 3 4
//@ pad: 1 0 1 1 0 2 3 1
//@ st: 1 2 1 2 3 2 4 3
//@ dil: 1 1 2 1 2 3 1 2
void conv2d_stride_dilation(int h, int w, int k, int pad, int st, int dil, const float *x, const float *wt, float *y) {
    int reach = dil * (k - 1) + 1;
    int oh = (h + 2 * pad - reach) / st + 1, ow = (w + 2 * pad - reach) / st + 1;
    for (int i = 0; i < oh; i++)
        for (int j = 0; j < ow; j++) {
            float s = 0;
            for (int u = 0; u < k; u++) {
                int r = i * st + u * dil - pad;
                if (r < 0 || r >= h)
                    continue;
                for (int v = 0; v < k; v++) {
                    int q = j * st + v * dil - pad;
                    if (q < 0 || q >= w)
                        continue;
                    s += x[r * w + q] * wt[u * k + v];
                }
            }
            y[i * ow + j] = s;
        }
}
