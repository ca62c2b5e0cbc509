// tiles whose last one may be short, of sizes without sign: no wrap may ask each tile for a whole vector
//@ n: 0 1 7 8 100 16 37 64 129
//@ block: 3 1 8 8 16 5 64 8 16
#include <stddef.h>

void last_tile(size_t n, size_t block, float *restrict a, const float *restrict b) {
  for (size_t at = 0; at < n; at += block) {
    size_t end = at + block < n ? at + block : n;
    for (size_t i = at; i < end; i++)
      a[i] += b[i];
  }
}
