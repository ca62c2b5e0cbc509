// A counter of 8 bits under a bound of 32 bits, the bound small enough to be reached.
//@ n: 0 1 2 10 100 127 255 -7
void narrow_counter(int n, int *a) {
    if (n > 255)
        n = 255;
    for (unsigned char i = 0; i < n; i++)
        a[i] += 1;
}
