// Quotients and remainders of negative numbers.
//@ n: 0 7 -7 8 -8 100 -100 -1
//@ d: 1 2 2 -3 -3 7 7 5
void edge_division_signs(int n, int d, int *a) {
    for (int i = n / d; i < 5; i++)
        a[i + 64]++;
    for (int i = n % d; i < 5; i++)
        a[i + 64] += 2;
    for (int i = -5; i < 5; i++)
        if (i / 2 == n % 3)
            a[i + 64] += 3;
        else if (i % 3 == -1)
            a[i + 64] += 4;
}
