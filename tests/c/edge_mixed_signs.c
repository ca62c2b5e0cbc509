// An int compared with an unsigned: negative becomes large.
//@ n: 0 1 2 -1 5 -3 17 4
//@ m: 3 1 0 9 4294967295 10 6 2147483648
void edge_mixed_signs(int n, unsigned m, int *a) {
    for (int i = -2; i < 20; i++) {
        if (i < m)
            a[i + 2]++;
        if (n < m)
            a[i + 2] += 2;
        if (i * n > 0)
            a[i + 2] += 3;
    }
}
