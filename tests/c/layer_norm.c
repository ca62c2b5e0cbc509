// Layer normalisation with scale and shift.
//@ n: 0 1 2 3 5 8 17 -1
//@ m: 3 1 2 5 4 0 33 7
float sqrtf(float);
void layer_norm(int n, int m, const float *x, const float *g, const float *b, float *y) {
    for (int i = 0; i < n; i++) {
        float mean = 0, var = 0;
        for (int j = 0; j < m; j++)
            mean += x[i * m + j];
        mean /= m;
        for (int j = 0; j < m; j++)
            var += (x[i * m + j] - mean) * (x[i * m + j] - mean);
        float r = 1 / sqrtf(var / m + 1e-5f);
        for (int j = 0; j < m; j++)
            y[i * m + j] = (x[i * m + j] - mean) * r * g[j] + b[j];
    }
}
