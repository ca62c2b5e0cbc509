// Tiles of a product of matrices, shared out over both loops at once; the last ones are cut off.
//@ n: 0 1 4 7 9 16 17 3 5 12
//@ m: 1 4 5 8 3 16 2 9 -1 6
//@ k: 2 4 1 9 3 8 5 4 3 0
#define MIN(a, b) ((a) < (b) ? (a) : (b))
void tiles_shared(const float *restrict a, const float *restrict b, float *restrict c, int n, int m, int k) {
#pragma omp parallel for collapse(2) schedule(static)
  for (int i0 = 0; i0 < n; i0 += 4)
    for (int j0 = 0; j0 < m; j0 += 4)
      for (int l0 = 0; l0 < k; l0 += 4)
        for (int i = i0; i < MIN(i0 + 4, n); i++)
          for (int j = j0; j < MIN(j0 + 4, m); j++)
            for (int l = l0; l < MIN(l0 + 4, k); l++) c[i * m + j] += a[i * k + l] * b[l * m + j];
}
