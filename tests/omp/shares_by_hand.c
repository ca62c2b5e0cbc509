// Shares of rows for each of t workers, who are shared out themselves: where a share begins is kept beside the worker,
// and moved on by how long a share is.
//@ n: 0 1 2 5 8 17 40 -3
//@ t: 1 1 3 2 8 5 7 4
void shares_by_hand(int n, int t, float *restrict a) {
#pragma omp parallel for
  for (int w = 0; w < t; w++) {
    int q = n / t, r = n % t;
    int start = w * q + (w < r ? w : r);
    int end = start + q + (w < r);
    for (int i = start; i < end; i++)
      if (i > w) a[i] += i;
  }
}
