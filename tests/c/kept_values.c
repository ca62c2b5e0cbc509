// Values kept from the last iteration, or from the first, that met a condition; flags that stay.
//@ n: 0 1 2 3 7 16 33 64 -5 100
//@ m: 5 0 1 9 4 -3 20 63 2 50
//@ k: 3 1 2 1 0 4 7 5 -2 9
void kept_values(int n, int m, int k, int *a) {
    int last = -1, first = -1, low = m, seen = 0, all = 1;
    for (int i = 0; i < n; i++) {
        if (i % 5 == 3 || i == m)
            last = i;
        if (first < 0 && 2 * i + k >= m)
            first = i;
        if (i < k)
            low = 3 * i + 1;
        if (i > m && i % 3 == 1)
            seen = 1;
        if (i >= k)
            all = 0;
    }
    for (int j = 0; j <= last; j++)
        a[j]++;
    for (int j = first; j < n; j++)
        a[j & 63]++;
    for (int j = 0; j < low; j++)
        a[j & 31]--;
    if (seen)
        a[0] = 1;
    if (all)
        a[1] = 1;
}
