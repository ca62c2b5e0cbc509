// Quotients and remainders by a parameter of either sign, as bounds and in conditions.
//@ n: 0 1 5 17 30 64 33 -4 9
//@ d: 1 2 -3 4 -7 8 5 3 -1
//@ m: 3 1 10 5 40 13 7 5 2
void edge_mix_divisors(int n, int d, int m, int *a) {
    if (d == 0) return;
    for (int i = 0; i < n; i++) {
        int q = i / d, r = i % d;
        for (int j = q; j < m; j++) a[j & 63]++;
        if (q * d + r < m) a[0]++;
        if (r > 1) a[1]++;
        for (int j = 0; j < m / d + q; j++) a[2]++;
    }
}
