// Atomic additions whose result nobody uses, in each iteration and by each thread: they tell no thread anything.
//@ n: 0 1 2 5 9 17 40 23
//@ m: 3 0 1 2 4 20 11 -1
void counted_atomically(int n, int m, int *restrict h, float *restrict a) {
#pragma omp parallel
  {
    float own = 0;
#pragma omp for
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        if (i + j < n) {
#pragma omp atomic
          h[j] += 1;
          own += i;
        }
#pragma omp atomic
    a[0] += own;
  }
}
