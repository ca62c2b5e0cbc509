// Loops over bit positions: count of leading and trailing zeros, of ones.
//@ n: 0 1 2 7 8 255 65536 4294967295
void edge_clz(unsigned n, int *a) {
    for (int i = 0; i < __builtin_popcount(n); i++)
        a[i]++;
    if (n) {
        for (int i = 0; i < 32 - __builtin_clz(n); i++)
            a[i] += 2;
        for (int i = __builtin_ctz(n); i > 0; i--)
            a[i] += 3;
    }
}
