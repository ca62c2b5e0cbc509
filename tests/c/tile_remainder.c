// Full tiles without tests, then the remainder.
//@ n: 0 1 7 8 9 20 33 -5
//@ m: 3 1 0 9 4 10 6 2
void tile_remainder(int n, int m, float *a) {
    int full = n / 8 * 8;
    for (int t = 0; t < full; t += 8)
        for (int j = 0; j < m; j++)
            for (int i = t; i < t + 8; i++)
                a[i] += j;
    for (int i = full; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i] += j;
}
