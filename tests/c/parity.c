// Even and odd by the lowest bit, and by the xor of two indices.
//@ n: 0 1 2 3 5 8 17 30
//@ m: 3 1 0 9 4 10 6 13
void parity(int n, int m, int *a) {
    for (int i = 0; i < n; i++) {
        if (i & 1)
            a[i] += 1;
        for (int j = 0; j < m; j++)
            if ((i ^ j) & 1)
                a[j] += 2;
    }
}
