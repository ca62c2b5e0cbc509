// Short-circuit conditions mixing parameters and indices.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
//@ f: 0 1 2 0 1 3 0 1
void short_circuit(int n, int m, int f, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if ((f && i < j) || (!f && (i == 0 || j == m - 1)) || (f == 2 && i > 3))
                a[i * m + j]++;
}
