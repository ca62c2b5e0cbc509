// Solve L*X = B, L lower triangular, m right hand sides.
//@ n: 0 1 2 3 5 8 16 13 -1
//@ m: 3 0 1 2 9 8 7 4 2
void trsm(int n, int m, const float *L, float *X) {
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++) {
            float s = X[i * m + j];
            for (int k = 0; k < i; k++)
                s -= L[i * n + k] * X[k * m + j];
            X[i * m + j] = s / L[i * n + i];
        }
}
