// Visits the set bits of a mask parameter.
//@ mask: 0 1 2 3 255 256 43690 -1
void bit_scan(int mask, int *a) {
    for (int i = 0; i < 32; i++)
        if ((mask >> i) & 1)
            a[i]++;
}
