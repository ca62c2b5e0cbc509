// Works in chunks of at most g elements: what is left decides how long the last one is.
#include <stddef.h>
//@ n: 0 1 7 8 9 64 100 257 1000 1023
//@ g: 1 1 3 8 4 16 33 256 1001 10
void chunks_of_size(float *a, size_t n, size_t g) {
    while (n > 0) {
        size_t k = n < g ? n : g;
        for (size_t i = 0; i < k; i++)
            a[i] += 1.0f;
        a += k;
        n -= k;
    }
}
