// Unsigned less-than with step 5, 64 bits.
//@ n: 0 1 2 3 5 8 17 64 100
void pred_ult(unsigned long n, int *a) {
    for (unsigned long i = 0; i < n; i += 5)
        a[i] += i;
}
