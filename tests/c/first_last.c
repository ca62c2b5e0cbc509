// First and last iteration treated apart.
//@ n: 0 1 2 3 5 8 17 -4
void first_last(int n, int *a) {
    for (int i = 0; i < n; i++) {
        if (i == 0)
            a[i] = 1;
        else if (i == n - 1)
            a[i] = 2;
        else
            a[i] = a[i - 1] + 3;
        if (i != 0 && i != n - 1)
            a[i]++;
    }
}
