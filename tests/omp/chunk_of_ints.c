// Chunks of a triangle, with stores that could be anywhere: -O2 keeps the bounds of a chunk in memory and beside it.
//@ n: 0 1 2 3 5 9 17 23
void chunk_of_ints(int n, int *restrict a) {
#pragma omp parallel for schedule(static, 4)
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) a[i * n + j] = 3;
}
