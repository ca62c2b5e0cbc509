// Cells of a rectangle by diagonals, one after the other in each thread's share.
//@ n: 1 1 2 3 5 8 17 40
//@ m: 1 6 2 7 4 8 3 31
void diagonals(int n, int m, float *a) {
#pragma omp parallel for
    for (int d = 0; d <= n + m - 2; d++)
        for (int i = d - m + 1 > 0 ? d - m + 1 : 0; i <= (d < n - 1 ? d : n - 1); i++)
            a[i * m + (d - i)] += 1;
}
