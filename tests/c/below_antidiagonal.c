// i + j < n.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
void below_antidiagonal(int n, int m, int *a) {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++)
            if (i + j < n)
                a[i] += j;
}
