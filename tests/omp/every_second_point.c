// Every second point of a grid, by the parity of the row and a colour: at -O3 each row asks how the rows beside it lie.
//@ n: 0 1 2 3 5 8 10 7
//@ m: 3 1 2 5 4 8 9 2
//@ c: 0 1 0 1 1 0 1 0
void every_second_point(int n, int m, int c, float *x) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    for (int j = 1 + (i + c) % 2; j < m - 1; j += 2)
      x[i * m + j] = 0.25f * (x[(i - 1) * m + j] + x[(i + 1) * m + j]);
}
