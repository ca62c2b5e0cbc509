// Tiles of which the last one may be short: at -O3 each tile asks whether the arrays overlap there.
//@ n: 0 1 7 8 100 37 64 129
//@ block: 3 1 8 16 5 8 64 16
#include <stddef.h>
void short_last_tile(size_t n, size_t block, float *a, const float *b) {
#pragma omp parallel for
  for (size_t at = 0; at < n; at += block) {
    size_t end = at + block < n ? at + block : n;
    for (size_t i = at; i < end; i++) a[i] += b[i];
  }
}
