// Bounds by shifts of values of either sign.
//@ n: 0 1 5 31 -1 -8 100 1000 -2147483648
//@ s: 0 1 2 3 1 2 4 31 5
void edge_shift_bounds(int n, int s, int *a) {
    for (int i = 0; i < n >> s; i++)
        a[i]++;
    for (unsigned i = 0; i < ((unsigned)n >> 20 >> (s & 7)); i++)
        a[i] += 2;
    for (int i = 0; i < 1 << (s & 7); i++)
        a[i] += 3;
}
