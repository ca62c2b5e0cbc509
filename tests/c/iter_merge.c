// A value merged in each iteration decides an inner bound.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
void iter_merge(int n, int m, int *a) {
    for (int i = 0; i < n; i++) {
        int len;
        if (i < m)
            len = i;
        else if (i % 2)
            len = m;
        else
            len = 1;
        for (int j = 0; j < len; j++)
            a[j]++;
    }
}
