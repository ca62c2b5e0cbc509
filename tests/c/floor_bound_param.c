// Inner bound (i + c) / d with both parameters, unsigned.
//@ n: 0 1 2 3 5 8 17 31
//@ c: 0 1 5 2 7 3 1 0
//@ d: 1 2 3 2 4 1 5 7
void floor_bound_param(unsigned n, unsigned c, unsigned d, int *a) {
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < (i + c) / d; j++)
            a[j] += i;
}
