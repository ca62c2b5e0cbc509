// i < n - i, and 2*i == n.
//@ n: 0 1 2 3 5 8 17 -4
void half_split(int n, int *a) {
    for (int i = 0; i <= n; i++) {
        if (i < n - i)
            a[i] += 1;
        else if (2 * i == n)
            a[i] += 2;
        else
            a[i] += 3;
    }
}
