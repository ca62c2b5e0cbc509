// Tiles in tiles, both of symbolic sizes, with a remainder loop.
//@ n: 0 1 5 17 30 64 33 -4 9 40
//@ t: 1 2 3 4 7 8 16 3 9 100
//@ u: 2 1 4 3 5 8 2 3 1 7
void edge_mix_tiles(int n, int t, int u, int *a) {
    for (int i = 0; i < n; i += t) {
        int e = i + t; if (e > n) e = n;
        for (int j = i; j < e; j += u) {
            int f = j + u < e ? j + u : e;
            for (int k = j; k < f; k++) { a[k]++; if (k % 2) a[0]--; }
            if (f - j == u) a[1]++; else a[2]++;
        }
        if (e - i < t) for (int j = e; j < i + t; j++) a[3]++;
    }
}
