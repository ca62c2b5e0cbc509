// Tiles of 8, the last one cut off at n.
void t0(void);
void t1(void);
void f(long n, long m) {
    for (long i = 0; i < n; i += 8) {
        t0();
        for (long j = i; j < (i + 8 < n ? i + 8 : n); j++)
            t1();
    }
}
