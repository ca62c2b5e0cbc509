// A condition with coefficients over two indices.
//@ n: 0 1 2 3 5 8 17 -4
//@ k: 3 1 0 9 14 10 60 2
void lattice_cond(int n, int k, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (2 * i + 3 * j <= k)
                a[i] += j;
}
