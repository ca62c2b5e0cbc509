// A triangle: the inner bound is the outer index.
void t0(void);
void t1(void);
void f(long n, long m) {
    for (long i = 0; i < n; i++) {
        t0();
        for (long j = 0; j <= i; j++)
            t1();
    }
}
