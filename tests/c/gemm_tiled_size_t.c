// Matrix product tiled by a parameter, all sizes without signs.
//@ M: 0 1 5 8 16 17 9 20
//@ N: 3 1 4 8 15 18 2 7
//@ K: 2 1 6 8 3 10 12 5
//@ T: 1 2 3 4 8 5 16 32
#include <stddef.h>
static size_t mn(size_t a, size_t b) { return a < b ? a : b; }
void gemm_tiled_size_t(size_t M, size_t N, size_t K, size_t T, const float *A, const float *B, float *C) {
    if (!T)
        return;
    for (size_t ii = 0; ii < M; ii += T)
        for (size_t jj = 0; jj < N; jj += T)
            for (size_t kk = 0; kk < K; kk += T)
                for (size_t i = ii; i < mn(ii + T, M); i++)
                    for (size_t j = jj; j < mn(jj + T, N); j++)
                        for (size_t k = kk; k < mn(kk + T, K); k++)
                            C[i * N + j] += A[i * K + k] * B[k * N + j];
}
