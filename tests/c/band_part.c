// Keeps a band of a matrix (matrix_band_part): negative widths keep all.
//@ n: 0 1 2 3 5 8 17 12
//@ m: 3 1 2 5 4 0 9 20
//@ lo: 0 1 -1 2 1 3 4 0
//@ up: 0 0 1 -1 2 3 30 0
void band_part(int n, int m, int lo, int up, const float *x, float *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if ((lo < 0 || i - j <= lo) && (up < 0 || j - i <= up))
                y[i * m + j] = x[i * m + j];
            else
                y[i * m + j] = 0;
        }
}
