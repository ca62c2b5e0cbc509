// An overflow check by the sum's order.
//@ n: 0 5 4294967295 4294967290 100 2147483648 7 12
//@ m: 3 0 1 9 5 2147483648 100 4294967295
int edge_checked_add(unsigned n, unsigned m, int *a) {
    if (n + m < n)
        return -1;
    for (unsigned i = 0; i < n + m; i++) {
        if (i >= 200)
            return 1;
        a[i]++;
    }
    return 0;
}
