// n to n + 5, where the sum may wrap: then no iteration.
//@ n: 0 1 5 100 4294967290 4294967291 4294967293 4294967295
void edge_unsigned_range(unsigned n, int *a) {
    for (unsigned i = n; i < n + 5; i++)
        a[i - n]++;
}
