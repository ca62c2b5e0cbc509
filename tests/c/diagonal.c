// The diagonal, by a condition on two indices.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
void diagonal(int n, int m, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (i == j)
                a[i] += 1;
            else if (i + j == n - 1)
                a[i] += 2;
            else
                a[j] += 3;
}
