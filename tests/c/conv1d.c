// 1D convolution, valid part only.
//@ n: 0 1 2 3 10 8 33 5
//@ k: 3 1 3 2 4 8 5 6
void conv1d(int n, int k, const float *x, const float *w, float *y) {
    for (int i = 0; i + k <= n; i++) {
        float s = 0;
        for (int j = 0; j < k; j++)
            s += x[i + j] * w[j];
        y[i] = s;
    }
}
