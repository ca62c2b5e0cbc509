// Two loops as one, whose number has 64 bits and is counted along in 32: a third one depends on both.
//@ n: 0 1 2 3 5 8 7 -4
//@ m: 3 1 0 9 4 10 6 2
void collapsed_in_int(int n, int m, int *restrict a) {
#pragma omp parallel for collapse(2)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k <= j; k++)
        if (i + k < n) a[i * m + j] += i;
}
