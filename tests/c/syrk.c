// C = alpha*A*A' + beta*C on the lower triangle (PolyBench syrk).
//@ n: 0 1 2 3 5 8 16 19 -2
//@ m: 3 0 1 2 9 8 7 12 4
void syrk(int n, int m, float alpha, float beta, float *restrict C, const float *restrict A) {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++)
            C[i * n + j] *= beta;
        for (int k = 0; k < m; k++)
            for (int j = 0; j <= i; j++)
                C[i * n + j] += alpha * A[i * m + k] * A[j * m + k];
    }
}
