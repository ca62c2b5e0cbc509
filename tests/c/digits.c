// Digits of a number in a base, then their reversal.
//@ n: 0 1 9 10 12345 999999 1000000 2147483647
//@ base: 10 2 10 3 10 7 16 36
void digits(int n, int base, char *out) {
    int len = 0;
    do {
        out[len++] = '0' + n % base;
        n /= base;
    } while (n > 0);
    for (int i = 0, j = len - 1; i < j; i++, j--) {
        char t = out[i];
        out[i] = out[j];
        out[j] = t;
    }
}
