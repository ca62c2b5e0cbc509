// A band around the diagonal; outside of it, each second column.
void t0(void);
void t1(void);
void f(long n, long m) {
    for (long i = 0; i < n; i++)
        for (long j = 0; j < m; j++) {
            if (i - j <= 1 && j - i <= 1)
                t0();
            else if (j % 2 == 0)
                t1();
        }
}
