// Sparse matrix times vector: row lengths are data.
//@ n: 0 1 2 3 5 8 17 -4
//@ data
void data_csr(int n, const unsigned char *len, const int *col, const float *val, const float *x, float *y) {
    int k = 0;
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int e = 0; e < (len[i] & 7); e++, k++)
            s += val[k] * x[col[k] & 15];
        y[i] = s;
    }
}
