// Downwards in steps of 3, unsigned, stopped by a bound from above after the wrap.
//@ n: 0 1 2 3 5 8 17 100
void edge_down_past_zero(unsigned n, int *a) {
    for (unsigned i = n; i <= n; i -= 3)
        a[i]++;
}
