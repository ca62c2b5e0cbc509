// Counts up while the square is below n.
//@ n: 0 1 2 3 4 5 8 9 100 10000 -3
int isqrt(long n, int *a) {
    int r = 0;
    for (long i = 0; i * i < n; i++) {
        a[i] = 1;
        r++;
    }
    return r;
}
