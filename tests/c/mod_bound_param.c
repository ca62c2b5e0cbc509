// Inner bound i % m, unsigned.
//@ n: 0 1 2 3 5 8 17 31
//@ m: 1 2 3 2 4 1 5 7
void mod_bound_param(unsigned n, unsigned m, int *a) {
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < i % m; j++)
            a[j] += i;
}
