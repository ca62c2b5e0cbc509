// 1D convolution with zero padding tested inside the window.
//@ n: 0 1 2 3 10 8 33 5
//@ k: 3 1 3 2 4 8 5 6
//@ p: 0 1 2 0 1 4 2 9
void conv1d_padded(int n, int k, int p, const float *x, const float *w, float *y) {
    for (int i = 0; i < n + 2 * p - k + 1; i++) {
        float s = 0;
        for (int j = 0; j < k; j++) {
            int at = i + j - p;
            if (at >= 0 && at < n)
                s += x[at] * w[j];
        }
        y[i] = s;
    }
}
