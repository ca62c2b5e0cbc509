// Nothing stands between the question whether a thread has rows and the loop through them, which begins with a test.
//@ n: 0 1 3 4 8 12 17 6
//@ w: 1 0 2 1 3 2 4 9
void guard_beside_header(int n, int w, int *a) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      if (i - j <= w || j % 3 == 1) a[i * n + j]++;
}
