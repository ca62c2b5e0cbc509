// Vector multiplication and matrix addition (PolyBench gemver).
//@ n: 0 1 2 3 5 8 17 40 -3
void gemver(int n, float *A, float *u1, float *v1, float *u2, float *v2, float *w, float *x, float *y, float *z) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            A[i * n + j] += u1[i] * v1[j] + u2[i] * v2[j];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            x[i] += 1.2f * A[j * n + i] * y[j];
    for (int i = 0; i < n; i++)
        x[i] += z[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            w[i] += 1.5f * A[i * n + j] * x[j];
}
