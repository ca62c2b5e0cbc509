// n - 1 of an unsigned n guards and bounds: a wrap is the condition.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
void unsigned_underflow(unsigned n, unsigned m, int *a) {
    for (unsigned i = 0; i < m; i++)
        if (i - 2 < n)
            a[i]++;
        else
            a[i] += 2;
}
