// Unsigned distance: the loop runs hi - lo modulo 2^32 times, guarded.
//@ lo: 0 1 5 10 4294967290 8 2 4294967295
//@ hi: 0 5 1 12 4 7 17 20
void wrap_u32_range(unsigned lo, unsigned hi, int *a) {
    if (hi - lo > 1000)
        return;
    for (unsigned i = lo; i != hi; i++)
        a[i - lo] += 1;
}
