// -n, abs(n), and the difference of extremes as unsigned.
//@ n: 0 1 -1 7 -8 33 -100 -2147483648
int abs(int);
void edge_negate(int n, int *a) {
    for (unsigned i = 0; i < -(unsigned)n && i < 100; i++)
        a[i]++;
    if (n > -1000)
        for (int i = 0; i < abs(n); i++)
            a[i] += 2;
}
