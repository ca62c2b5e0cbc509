// Truth values as parameters.
//@ p: 0 1 0 1 0 1 0 1
//@ q: 0 0 1 1 0 0 1 1
//@ n: 0 1 2 3 5 8 17 -4
void edge_bool_params(_Bool p, _Bool q, int n, int *a) {
    for (int i = 0; i < n; i++) {
        if (p && (i & 1) == q)
            a[i]++;
        else if (p ^ q)
            a[i] += 2;
        if (i == p + q)
            a[i] += 3;
    }
}
