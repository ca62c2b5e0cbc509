// Inner bound i % 4 plus 1.
//@ n: 0 1 2 3 5 8 17 31 -4
void mod_bound(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i % 4; j++)
            a[j] += i;
}
