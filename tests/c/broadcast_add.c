// Element-wise addition with broadcasting of sizes 1.
//@ n: 0 1 2 3 5 8 7 1
//@ m: 3 1 0 5 4 8 33 6
//@ nb: 1 1 2 1 5 1 7 1
//@ mb: 3 1 1 5 1 1 33 6
void broadcast_add(int n, int m, int nb, int mb, const float *a, const float *b, float *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            y[i * m + j] = a[i * m + j] + b[(nb == 1 ? 0 : i) * mb + (mb == 1 ? 0 : j)];
}
