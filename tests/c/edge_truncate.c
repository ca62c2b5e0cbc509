// A bound of 64 bits truncated to 32, 16 and 8 bits.
//@ k: 0 1 5 255 256 65537 4294967299 -1 300
void edge_truncate(long k, int *a) {
    for (int i = 0; i < (int)k && i < 70000; i++)
        a[i]++;
    for (int i = 0; i < (short)k; i++)
        a[i] += 2;
    for (int i = 0; i < (signed char)k; i++)
        a[i] += 3;
    for (unsigned i = 0; i < (unsigned char)k; i++)
        a[i] += 4;
}
