// Unsigned at-most.
//@ n: 0 1 2 3 5 8 17 64 100
void pred_ule(unsigned n, int *a) {
    for (unsigned i = 1; i <= n; i++)
        a[i] += i;
}
