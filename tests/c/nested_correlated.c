// Conditions that imply or exclude each other.
//@ n: 0 1 2 3 5 8 17 100 -4
//@ p: 3 0 1 2 4 10 6 64 2
//@ q: 1 1 0 9 2 5 12 32 -3
void nested_correlated(int n, int p, int q, int *a) {
    for (int i = 0; i < n; i++) {
        if (i < p) {
            if (i < q)
                a[i] += 1;
            else
                a[i] += 2;
            if (p < q)
                a[i] += 3;
        } else if (i < q) {
            a[i] += 4;
        }
        if (i >= p && i >= q)
            a[i] += 5;
    }
}
