// Rows shifted by twice the row's number.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 2 4 8 6 5
void parallelogram(int n, int m, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 2 * i; j < 2 * i + m; j++)
            a[j] += i;
}
