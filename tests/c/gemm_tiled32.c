// Matrix product in tiles of 32 with clamped ends.
//@ n: 0 1 31 32 33 65 40 5
//@ m: 1 0 5 32 34 3 64 70
//@ k: 1 1 3 32 9 33 31 2
#define MIN(a, b) ((a) < (b) ? (a) : (b))
void gemm_tiled32(int n, int m, int k, float *restrict A, float *restrict B, float *restrict C) {
    for (int ii = 0; ii < n; ii += 32)
        for (int jj = 0; jj < m; jj += 32)
            for (int kk = 0; kk < k; kk += 32)
                for (int i = ii; i < MIN(ii + 32, n); i++)
                    for (int p = kk; p < MIN(kk + 32, k); p++)
                        for (int j = jj; j < MIN(jj + 32, m); j++)
                            C[i * m + j] += A[i * k + p] * B[p * m + j];
}
