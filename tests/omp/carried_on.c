// The first iteration of each thread sees what the variable was before; the others see what the one before left.
//@ n: 0 1 2 3 5 9 17 23
//@ k: 3 1 0 2 4 1 6 2
//@ m: 1 2 3 0 2 5 1 7
void carried_on(int n, int k, int m, int *restrict a) {
#pragma omp parallel for firstprivate(k)
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < k; j++) a[i] += j;
    k = m;
  }
}
