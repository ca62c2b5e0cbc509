// Ends chosen among several, pointers walked down, a last index that may not exist.
//@ n: 0 1 5 17 30 64 33 4 9
//@ m: 1 2 3 4 7 8 20 3 12
//@ s: 1 2 3 1 2 5 4 7 3
void edge_mix_ptrs(int n, int m, int s, int *a, int *b) {
    int *e = n > m ? a + n : a + m;
    for (int *p = a; p < e; p += s) *p = 1;
    int *lo = n > 8 ? a + 8 : a + n;
    while (lo != a) { lo--; *lo += 2; }
    int *hi = a + n; if (hi > a + 2 * m) hi = a + 2 * m;
    for (int *p = hi; p >= a + s; p -= s) *p = 3;
    long dist = e - hi; for (long i = 0; i < dist; i++) b[i]++;
    int last; int seen = 0;
    for (int i = 0; i < n; i++) { if (i % s == 1) { last = i; seen = 1; } }
    if (seen) for (int j = last; j < n + m; j++) b[j]--;
}
