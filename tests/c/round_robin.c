// Positions that go round a ring: reset at the end, brought back by its length, by a remainder, downwards, unsigned.
//@ n: 0 1 2 5 8 13 16 20 31 33
//@ m: 1 1 3 2 4 5 16 7 8 40
//@ s: 0 1 2 1 3 4 9 5 8 39
void round_robin(float *restrict a, float *restrict b, int n, int m, int s) {
    int x = 0;
    for (int i = 0; i < n; i++) {
        a[x] += b[i];
        if (++x == m) {
            x = 0;
            b[i] = 0;
        }
    }
    x = s % m;
    for (int i = 0; i < n; i++) {
        a[x] += b[i];
        if (x == 1)
            b[i] *= 2;
        x = (x + 1) % m;
    }
    for (int i = 0, k = 0; i < n; i++) {
        a[k] += 1;
        k += s;
        if (k >= m) {
            k -= m;
            b[i] = 3;
        }
    }
    for (int i = 0, k = m - 1; i < n; i++) {
        a[k] += 4;
        if (--k < 0) {
            k = m - 1;
            b[i] = 5;
        }
    }
    for (int i = 0, k = 0; i < n; i++) {
        if (k == m) {
            k = 0;
            b[i] = 6;
        }
        a[k++] += 6;
    }
    unsigned u = 0;
    for (int i = 0; i < n; i++) {
        if (u == 2)
            b[i] = 7;
        u = (u + 1) % (unsigned)m;
    }
}
