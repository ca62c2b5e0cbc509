// Euclid's algorithm.
//@ x: 0 1 12 17 100 1071 55 1000000
//@ y: 0 0 18 5 75 462 34 999999
unsigned gcd(unsigned x, unsigned y, int *a) {
    while (y != 0) {
        unsigned t = x % y;
        x = y;
        y = t;
        a[y & 7]++;
    }
    return x;
}
