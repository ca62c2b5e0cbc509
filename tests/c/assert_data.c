// A scaled copy that ends the program on a value that is no number: the check is on data, the loops are not.
//@ n: 0 1 2 5 12 33 3 -4
//@ m: 4 1 3 0 7 16 5 2
void abort(void);
void assert_data(int n, int m, const float *x, float *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            float v = x[i * m + j];
            if (!(v <= 1e30f)) abort();
            y[i * m + j] = v * 0.5f;
        }
}
