// Clears the lowest set bit until none is left.
//@ n: 0 1 2 3 255 256 1023 4294967295
int popcount_loop(unsigned n, int *a) {
    int c = 0;
    while (n) {
        n &= n - 1;
        a[c++] = 1;
    }
    return c;
}
