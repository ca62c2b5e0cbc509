// LU factorisation and two triangular solves (PolyBench ludcmp).
//@ n: 0 1 2 3 5 8 17 24
void ludcmp(int n, float *A, float *b, float *x, float *y) {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            float w = A[i * n + j];
            for (int k = 0; k < j; k++)
                w -= A[i * n + k] * A[k * n + j];
            A[i * n + j] = w / A[j * n + j];
        }
        for (int j = i; j < n; j++) {
            float w = A[i * n + j];
            for (int k = 0; k < i; k++)
                w -= A[i * n + k] * A[k * n + j];
            A[i * n + j] = w;
        }
    }
    for (int i = 0; i < n; i++) {
        float w = b[i];
        for (int j = 0; j < i; j++)
            w -= A[i * n + j] * y[j];
        y[i] = w;
    }
    for (int i = n - 1; i >= 0; i--) {
        float w = y[i];
        for (int j = i + 1; j < n; j++)
            w -= A[i * n + j] * x[j];
        x[i] = w / A[i * n + i];
    }
}
