// A product of 64 bits, high part as the bound.
//@ n: 0 1 2147483647 4294967295 65536 100000 3000000000 7
//@ m: 3 1 8 40 1000000 300000 20 9
void edge_wide_product(unsigned n, unsigned m, int *a) {
    unsigned high = (unsigned long)n * m >> 32;
    for (unsigned i = 0; i < high && i < 100; i++)
        a[i]++;
}
