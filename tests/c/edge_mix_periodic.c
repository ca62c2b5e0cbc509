// Values that alternate, cycle and complement, in bounds and in conditions.
//@ n: 0 1 2 3 4 5 6 7 8 13 32
//@ m: 3 1 0 5 6 2 7 9 4 11 3
//@ s: 0 1 2 -1 5 9 -7 3 4 100 6
void edge_mix_periodic(int n, int m, int s, int *a) {
    int p = s, q = 3, f = 1; unsigned char z = 250;
    for (int i = 0; i < n; i++) {
        p = m - p;
        if (p > 2) a[0]++;
        q = (q * 2) % 5;
        for (int j = 0; j < q; j++) a[1]++;
        f = !f;
        if (f && i < m) a[2]++;
        z ^= 0xff;
        if (z > 100) a[3]++;
        int t = p; if (i % 3 == 1) t = q;
        for (int j = 0; j < t; j++) a[4]++;
    }
}
