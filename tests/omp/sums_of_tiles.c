// Two sums over tiles of which the last one may be short, by a condition on the index.
//@ n: 0 1 2 5 9 17 40 23
//@ m: 3 0 1 2 4 20 11 -1
//@ k: 1 2 3 2 4 5 16 7
void sums_of_tiles(int n, int m, int k, const double *restrict a, double *restrict b) {
  double s = 0, t = 0;
#pragma omp parallel for reduction(+ : s) reduction(+ : t)
  for (int i = 0; i < n; i += k) {
    int e = i + k < n ? i + k : n;
    for (int j = i; j < e; j++)
      if (j > m)
        s += a[j];
      else
        t += a[j] * a[j];
  }
  b[0] = s, b[1] = t;
}
