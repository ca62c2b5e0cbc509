// Row-wise softmax in three passes.
//@ n: 0 1 2 3 5 8 17 -1
//@ m: 3 1 2 5 4 8 33 7
float fmaxf(float, float), expf(float);
void softmax(int n, int m, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        float mx = -1e30f, s = 0;
        for (int j = 0; j < m; j++)
            mx = fmaxf(mx, x[i * m + j]);
        for (int j = 0; j < m; j++)
            s += y[i * m + j] = expf(x[i * m + j] - mx);
        for (int j = 0; j < m; j++)
            y[i * m + j] /= s;
    }
}
