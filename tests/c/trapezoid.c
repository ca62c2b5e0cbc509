// Rows of length i + m, sizes of any sign.
//@ n: 0 1 2 3 5 8 17 -4 9
//@ m: 3 -1 0 -2 4 -8 6 5 -5
void trapezoid(int n, int m, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i + m; j++)
            a[j] += i;
}
