// Exclusive prefix sums along rows.
//@ n: 0 1 2 3 5 8 33 -1
//@ m: 3 1 2 5 4 0 16 7
void cumsum(int n, int m, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        y[i * m] = 0;
        for (int j = 1; j < m; j++)
            y[i * m + j] = y[i * m + j - 1] + x[i * m + j - 1];
    }
}
