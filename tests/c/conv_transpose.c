// Transposed 1D convolution: scatter with stride, clipped at the output's ends.
//@ n: 0 1 2 3 10 8 13 5
//@ k: 3 1 3 2 4 8 5 6
//@ st: 1 2 3 1 2 4 2 5
//@ pad: 0 1 2 0 1 4 2 3
void conv_transpose(int n, int k, int st, int pad, const float *x, const float *w, float *y) {
    int on = (n - 1) * st + k - 2 * pad;
    for (int i = 0; i < on; i++)
        y[i] = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < k; j++) {
            int o = i * st + j - pad;
            if (o >= 0 && o < on)
                y[o] += x[i] * w[j];
        }
}
