// Toeplitz system solver (PolyBench durbin).
//@ n: 0 1 2 3 5 8 17 40
void durbin(int n, const float *r, float *y, float *z) {
    float beta = 1, alpha = -r[0];
    y[0] = -r[0];
    for (int k = 1; k < n; k++) {
        float sum = 0;
        beta = (1 - alpha * alpha) * beta;
        for (int i = 0; i < k; i++)
            sum += r[k - i - 1] * y[i];
        alpha = -(r[k] + sum) / beta;
        for (int i = 0; i < k; i++)
            z[i] = y[i] + alpha * y[k - i - 1];
        for (int i = 0; i < k; i++)
            y[i] = z[i];
        y[k] = alpha;
    }
}
