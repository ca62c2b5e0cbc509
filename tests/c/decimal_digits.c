// Decimal digits of a size in front of each of its rows, and the powers of ten below it.
//@ n: 0 1 9 10 11 99 100 1234 5000
//@ cols: 3 0 5 10 7 1 12 100 2
int decimal_digits(unsigned n, int cols, char *out) {
    int at = 0;
    for (int c = 0; c < cols; c++) {
        unsigned v = n;
        do {
            out[at++] = '0' + v % 10;
            v /= 10;
        } while (v != 0);
    }
    for (unsigned long p = 1; p <= n; p *= 10)
        at++;
    return at;
}
