// B = alpha*A'*B with A lower triangular (PolyBench trmm).
//@ m: 0 1 2 3 5 8 16 11 -1
//@ n: 3 0 1 2 9 8 7 12 5
void trmm(int m, int n, float alpha, float *A, float *B) {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            for (int k = i + 1; k < m; k++)
                B[i * n + j] += A[k * m + i] * B[k * n + j];
            B[i * n + j] *= alpha;
        }
}
