// 3D heat equation (PolyBench), size_t sizes: n - 1 wraps at 0.
//@ t: 0 1 2 3 2 4 1 2
//@ n: 5 3 2 7 1 4 13 9
#include <stddef.h>
void heat3d(size_t t, size_t n, float A[n][n][n], float B[n][n][n]) {
    for (size_t s = 1; s <= t; s++)
        for (size_t i = 1; i < n - 1; i++)
            for (size_t j = 1; j < n - 1; j++)
                for (size_t k = 1; k < n - 1; k++)
                    B[i][j][k] = 0.125f * (A[i + 1][j][k] - 2 * A[i][j][k] + A[i - 1][j][k]) +
                                 0.125f * (A[i][j + 1][k] + A[i][j - 1][k]) + A[i][j][k + 1];
}
