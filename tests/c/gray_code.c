// Gray code steps: the flipped bit is the count of trailing zeros.
//@ n: 0 1 2 3 4 5 6 7 8
void gray_code(int n, int *a) {
    for (unsigned i = 1; i < 1u << n; i++) {
        int bit = 0;
        for (unsigned x = i; !(x & 1); x >>= 1)
            bit++;
        a[bit]++;
    }
}
