// A value that the compiler makes poison on a path where it is not used, in nested loops.
//@ n: 0 1 2 5 9 20 33 20 64
//@ m: 0 1 7 20 20 20 15 16 31
//@ k: 1 0 2 1 0 3 1 5 2
void poison_arm(long n, int m, int k, unsigned *a) {
    int s = m * m / 45;
    for (int i = 1; i < (int)n; i *= 2)
        for (unsigned j = (unsigned)k; j < (unsigned)(s > 0 ? s : 0); j++) {
            if (i / 3 <= m)
                for (unsigned l = (unsigned)((2 * i + m) & 15); l-- > 0;)
                    if (11 + (int)l > k) {
                        s = (int)j - 7;
                        a[l]++;
                    }
            a[16 + (j & 15)]++;
        }
    a[s & 1023] += 8;
}
