// For each i, doubles from i to n.
//@ n: 0 1 2 3 5 8 17 64
void doubling_inner(int n, int *a) {
    for (int i = 1; i <= n; i++)
        for (int j = i; j <= n; j *= 2)
            a[j] += i;
}
