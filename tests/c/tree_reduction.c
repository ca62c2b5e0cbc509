// A reduction by halves, the same by doubling strides, and a loop over halved lengths of both signs.
//@ n: 0 1 2 3 7 8 33 100
//@ m: 5 -4 0 1 16 9 -1 31
void tree_reduction(unsigned n, int m, float *a) {
    for (unsigned s = n / 2; s > 0; s >>= 1)
        for (unsigned i = 0; i < s; i++)
            a[i] += a[i + s];
    for (unsigned s = 1; s < n; s *= 2)
        for (unsigned i = 0; i + s < n; i += 2 * s)
            a[i] += a[i + s];
    for (int len = m; len > 0; len /= 2)
        for (int j = 0; j < len; j++)
            a[j] *= 2;
}
