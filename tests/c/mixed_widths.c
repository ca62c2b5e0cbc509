// Bounds mix 32 and 64 bits, signed and unsigned.
//@ n: 0 1 2 3 5 8 17 -1
//@ m: 3 1 0 9 4 10 6 2
//@ k: 1 0 5 2 3 30 7 4
void mixed_widths(int n, unsigned m, long k, int *a) {
    for (long i = 0; i < n; i++)
        for (unsigned j = 0; j < m; j++)
            a[j] += i;
    for (int i = n; i < k; i++)
        a[i - n]++;
    for (unsigned long i = 0; i < (unsigned long)k + m; i++)
        a[i]++;
}
