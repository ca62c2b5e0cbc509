// Early returns for degenerate sizes, then the work.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
int guard_params(int n, int m, int *a) {
    if (n <= 0 || m <= 0)
        return -1;
    if (n > 16)
        return -2;
    for (int i = 0; i < n; i++) {
        if (m == 1) {
            a[i] = 0;
            continue;
        }
        for (int j = 0; j < m - 1; j++)
            a[j] += i;
    }
    return 0;
}
