// i < n - k with sizes: an underflow makes the bound huge, a break ends it.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 0 3 1 9 5 2 20 4
#include <stddef.h>
void edge_size_minus(size_t n, size_t k, int *a) {
    for (size_t i = 0; i < n - k; i++) {
        if (i == 50)
            break;
        a[i]++;
    }
}
