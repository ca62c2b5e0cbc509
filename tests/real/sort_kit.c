// Shell sort, then merge sort from below, of pseudo-random numbers that the program makes.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint32_t next(uint64_t *state) {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return (*state * 0x2545F4914F6CDD1Dull) >> 32;
}

static void shell_sort(uint32_t *a, int n) {
    for (int gap = n / 2; gap > 0; gap /= 2)
        for (int i = gap; i < n; i++) {
            uint32_t t = a[i];
            int j = i;
            for (; j >= gap && a[j - gap] > t; j -= gap) a[j] = a[j - gap];
            a[j] = t;
        }
}

static void merge_sort(uint32_t *a, uint32_t *tmp, int n) {
    for (int width = 1; width < n; width *= 2) {
        for (int lo = 0; lo < n; lo += 2 * width) {
            int mid = lo + width < n ? lo + width : n, hi = lo + 2 * width < n ? lo + 2 * width : n;
            int i = lo, j = mid;
            for (int k = lo; k < hi; k++) tmp[k] = i < mid && (j >= hi || a[i] <= a[j]) ? a[i++] : a[j++];
        }
        memcpy(a, tmp, n * sizeof *a);
    }
}

void sort_kit(uint32_t *a, uint32_t *b, uint32_t *tmp, int n) {
    uint64_t state = 1337;
    for (int i = 0; i < n; i++) a[i] = b[i] = next(&state);
    shell_sort(a, n);
    merge_sort(b, tmp, n);
}
