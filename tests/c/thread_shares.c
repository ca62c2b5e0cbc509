// Equal shares of rows for each of `t` workers, the larger ones first, over a triangle: the work of all is that of one loop.
//@ n: 0 1 2 5 8 17 40 -3
//@ t: 1 1 3 2 8 5 7 4
void thread_shares(int n, int t, float *restrict a) {
    for (int w = 0; w < t; w++) {
        int q = n / t, r = n % t;
        int start = w * q + (w < r ? w : r);
        int end = start + q + (w < r);
        for (int i = start; i < end; i++)
            for (int j = 0; j <= i; j++)
                a[i] += j;
    }
}
