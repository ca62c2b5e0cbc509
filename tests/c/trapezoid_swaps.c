// Swaps what lies above the diagonal with what lies below it, in numbers without sign: as many columns as rows, fewer, or more.
#include <stddef.h>
//@ n: 0 1 2 5 8 13 16 20 31 33
//@ m: 3 1 9 5 16 4 16 21 40 12
void trapezoid_swaps(double *restrict upper, double *restrict lower, size_t n, size_t m) {
    for (size_t i = 0; i < n; i++)
        for (size_t j = i + 1; j < m; j++) {
            double t = upper[j];
            upper[j] = lower[j];
            lower[j] = t;
        }
}
