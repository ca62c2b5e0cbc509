// Concatenation of two matrices along columns, by a condition on the column.
//@ n: 0 1 2 3 5 8 7 2
//@ m1: 3 1 0 5 4 8 33 6
//@ m2: 2 0 3 2 4 9 1 -1
void concat(int n, int m1, int m2, const float *a, const float *b, float *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m1 + m2; j++)
            y[i * (m1 + m2) + j] = j < m1 ? a[i * m1 + j] : b[i * m2 + j - m1];
}
