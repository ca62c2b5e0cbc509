// Backward substitution.
//@ n: 0 1 2 3 5 8 17 40
void trisolv(int n, float *U, float *x, float *b) {
    for (int i = n - 1; i >= 0; i--) {
        x[i] = b[i];
        for (int j = n - 1; j > i; j--)
            x[i] -= U[i * n + j] * x[j];
        x[i] /= U[i * n + i];
    }
}
