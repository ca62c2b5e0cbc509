// A condition on two bits of the index.
//@ n: 0 1 2 3 5 8 17 100
void bit_mask_cond(unsigned n, int *a) {
    for (unsigned i = 0; i < n; i++)
        if ((i & 6) == 4)
            a[i]++;
        else if (!(i & 8))
            a[i] += 2;
}
