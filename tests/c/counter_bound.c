// A conditional counter bounds a later loop.
//@ n: 0 1 2 3 5 8 17 30 -4
//@ m: 3 1 0 9 4 10 6 64 2
void counter_bound(int n, int m, int *a) {
    int c = 0;
    for (int i = 0; i < n; i++)
        if (i >= m)
            c++;
        else
            a[i] = 0;
    for (int j = 0; j < c; j++)
        a[j]++;
}
