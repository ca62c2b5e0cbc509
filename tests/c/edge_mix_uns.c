// Unsigned triangles, clipped windows with stride and padding, a countdown.
//@ n: 0 1 5 17 30 24 33 9 40 12
//@ m: 1 2 3 4 7 8 16 9 10 0
//@ st: 1 2 3 1 4 2 5 3 7 2
//@ pad: 0 1 2 3 0 1 4 2 5 1
void edge_mix_uns(int n, unsigned m, int st, int pad, int *a) {
    for (unsigned i = 0; i < m; i++)
        for (unsigned j = i + 1; j < m; j++) { if (j - i > 3) a[0]++; if (i - j > 5) a[1]++; }
    int o = (n + 2 * pad - 3) / st + 1;
    for (int i = 0; i < o; i++) {
        int lo = i * st - pad, hi = lo + 3; if (lo < 0) lo = 0; if (hi > n) hi = n;
        for (int j = lo; j < hi; j++) a[j]++;
        for (int r = 0; r < 3; r++) { int q = i * st - pad + r; if (q >= 0 && q < n) a[q]--; }
    }
    for (unsigned i = m; i-- > 2;) { if (i % 4 == 3) continue; a[2]++; }
}
