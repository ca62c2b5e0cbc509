// Indices that are checked before they are used: where they stand, and by a function that is called.
//@ n: 0 1 2 3 5 8 17 4
//@ most: 3 1 4 2 7 20 16 9
void abort(void) __attribute__((noreturn));
__attribute__((noinline)) static void check(int i, int most) {
  if (i > most) abort();
}
void checked_indices(int *restrict a, int *restrict b, int n, int most) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    if (i > most) abort();
    a[i] = 1;
  }
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    check(i, most);
    b[i] = 1;
  }
}
