// Diagonal storage: fixed offsets, clipped rows.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 2 3 1 5 3 4 7
void spmv_ellpack(int n, int k, const float *val, const float *x, float *y) {
    for (int d = -k; d <= k; d += 2) {
        int lo = d < 0 ? -d : 0, hi = d > 0 ? n - d : n;
        for (int i = lo; i < hi; i++)
            y[i] += val[(d + k) * n + i] * x[i + d];
    }
}
