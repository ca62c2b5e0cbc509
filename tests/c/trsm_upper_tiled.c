// Upper triangular solve from the bottom tile up, tile size a parameter, last tile partial.
//@ n: 0 1 3 5 8 17 16 23 6
//@ rhs: 2 1 3 2 0 4 5 1 3
//@ nb: 4 1 2 8 3 5 4 7 6
void trsm_upper_tiled(int n, int rhs, int nb, const float *u, float *x) {
    int tiles = (n + nb - 1) / nb;
    for (int t = tiles - 1; t >= 0; t--) {
        int lo = t * nb, hi = lo + nb;
        if (hi > n)
            hi = n;
        for (int i = hi - 1; i >= lo; i--)
            for (int c = 0; c < rhs; c++) {
                float s = x[i * rhs + c];
                for (int k = i + 1; k < hi; k++)
                    s -= u[i * n + k] * x[k * rhs + c];
                x[i * rhs + c] = s / u[i * n + i];
            }
        for (int i = 0; i < lo; i++)
            for (int k = lo; k < hi; k++)
                for (int c = 0; c < rhs; c++)
                    x[i * rhs + c] -= u[i * n + k] * x[k * rhs + c];
    }
}
