// Signed at-least, downwards.
//@ n: 0 1 2 3 5 8 17 -4 100
void pred_sge_down(long n, int *a) {
    for (long i = n; i >= 0; --i)
        a[i] += i;
}
