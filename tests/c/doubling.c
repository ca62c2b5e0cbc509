// Doubles up to a bound.
//@ n: 0 1 2 3 5 8 1000 1000000
void doubling(long n, int *a) {
    for (long i = 1; i < n; i *= 2)
        a[i & 7] += 1;
}
