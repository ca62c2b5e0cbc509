// Square and multiply: the exponent's bits decide.
//@ e: 0 1 2 3 10 255 256 1000000
int power_mod(unsigned e, int *a) {
    unsigned r = 1, b = 3;
    while (e) {
        if (e & 1)
            r = r * b % 1000003;
        b = b * b % 1000003;
        e >>= 1;
        a[r & 7]++;
    }
    return r;
}
