// Triangular matrix in packed storage: the index runs on through all rows.
//@ n: 0 1 2 3 5 8 17 60
void packed_trmv(int n, const float *ap, const float *x, float *y) {
    int k = 0;
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int j = 0; j <= i; j++, k++)
            s += ap[k] * x[j];
        y[i] = s;
    }
}
