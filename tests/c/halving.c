// Halves until nothing is left.
//@ n: 0 1 2 3 5 8 1000 2147483647
void halving(unsigned n, int *a) {
    for (unsigned i = n; i > 0; i >>= 1)
        a[i & 7] += 1;
}
