// D = alpha*A*B*C + beta*D (PolyBench 2mm), row-major pointers, size_t sizes.
//@ ni: 0 1 2 3 5 8 9 7
//@ nj: 1 0 2 7 4 8 1 6
//@ nk: 1 1 3 2 9 8 6 5
//@ nl: 2 3 0 1 4 8 5 3
#include <stddef.h>
void two_mm(size_t ni, size_t nj, size_t nk, size_t nl, float *restrict tmp, const float *restrict A, const float *restrict B,
            const float *restrict C, float *restrict D) {
    for (size_t i = 0; i < ni; i++)
        for (size_t j = 0; j < nj; j++) {
            tmp[i * nj + j] = 0;
            for (size_t k = 0; k < nk; k++)
                tmp[i * nj + j] += A[i * nk + k] * B[k * nj + j];
        }
    for (size_t i = 0; i < ni; i++)
        for (size_t j = 0; j < nl; j++) {
            D[i * nl + j] *= 1.5f;
            for (size_t k = 0; k < nj; k++)
                D[i * nl + j] += tmp[i * nj + k] * C[k * nl + j];
        }
}
