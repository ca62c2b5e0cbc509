// A bound that the iterations may write to, for all that is known: -O2 reads it again behind each store, and keeps it
// and the end of the share in registers from iteration to iteration.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
void kept_in_registers(int n, int m, int *a) {
#pragma omp parallel for
  for (int i = 0; i < m; i++)
    for (int j = 0; j < m; j++)
      if (i + j < n) a[i] += j;
}
