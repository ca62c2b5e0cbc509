// Matrix product tiled by a parameter, tile ends clamped by min.
//@ n: 0 1 2 3 5 8 13 10
//@ m: 1 0 2 7 4 8 1 9
//@ k: 1 1 3 2 9 8 6 11
//@ t: 1 2 3 4 2 4 5 3
static int min(int a, int b) { return a < b ? a : b; }
void gemm_tiled(int n, int m, int k, int t, float *A, float *B, float *C) {
    for (int ii = 0; ii < n; ii += t)
        for (int jj = 0; jj < m; jj += t)
            for (int kk = 0; kk < k; kk += t)
                for (int i = ii; i < min(ii + t, n); i++)
                    for (int j = jj; j < min(jj + t, m); j++)
                        for (int p = kk; p < min(kk + t, k); p++)
                            C[i * m + j] += A[i * k + p] * B[p * m + j];
}
