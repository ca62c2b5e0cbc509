// Rows from the last one down to the first, and up to the last one: their number is what unsigned arithmetic makes of it.
//@ n: 0 1 2 3 7 8 17 -3
//@ m: 1 2 9 0 4 8 3 5
void down_and_up_to(float *restrict a, int n, int m) {
#pragma omp parallel for
    for (int i = n - 1; i >= 0; i--)
        for (int j = 0; j < m; j++)
            a[i * m + j] += 1;
#pragma omp parallel for
    for (int i = 0; i <= n; i++)
        for (int j = 0; j < m; j++)
            a[i * m + j] *= 2;
}
