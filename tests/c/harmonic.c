// For each i, multiples of i (a sieve's pattern).
//@ n: 0 1 2 3 5 8 17 64 -1
void harmonic(int n, int *a) {
    for (int i = 1; i <= n; i++)
        for (int j = i; j <= n; j += i)
            a[j] += 1;
}
