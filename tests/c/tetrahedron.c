// Three strictly ordered indices.
//@ n: 0 1 2 3 5 8 17 -4
void tetrahedron(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j + 1; k < n; k++)
                a[k] ^= i + j;
}
