// The unsigned idiom i-- > 0.
//@ n: 0 1 2 3 5 8 17 64 100
void pred_ugt_down(unsigned n, int *a) {
    for (unsigned i = n; i-- > 0;)
        a[i] += i;
}
