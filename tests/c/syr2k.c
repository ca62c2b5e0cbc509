// C = alpha*(A*B' + B*A') + beta*C on the lower triangle (PolyBench syr2k).
//@ n: 0 1 2 3 5 8 16 11
//@ m: 3 0 1 2 9 8 7 12
void syr2k(long n, long m, float C[n][n], float A[n][m], float B[n][m]) {
    for (long i = 0; i < n; i++) {
        for (long j = 0; j <= i; j++)
            C[i][j] *= 0.5f;
        for (long k = 0; k < m; k++)
            for (long j = 0; j <= i; j++)
                C[i][j] += A[j][k] * B[i][k] + B[j][k] * A[i][k];
    }
}
