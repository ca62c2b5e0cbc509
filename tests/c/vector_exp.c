// Plain element-wise loop over a size_t length.
//@ n: 0 1 2 3 8 31 64 100
#include <stddef.h>
void vector_exp(size_t n, const float *x, float *y) {
    for (size_t i = 0; i < n; i++)
        y[i] = x[i] * x[i] + 1;
}
