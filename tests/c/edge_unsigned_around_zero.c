// From n - 3 to n + 3 by inequality: passes 0 and 2^32 freely.
//@ n: 0 1 2 3 4294967295 4294967293 100 2147483648
void edge_unsigned_around_zero(unsigned n, int *a) {
    for (unsigned i = n - 3; i != n + 3; i++) {
        a[i & 63]++;
        if (i == 0)
            a[1] += 2;
        if ((int)i < 0)
            a[2] += 3;
    }
}
