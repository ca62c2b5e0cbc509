// Matrix product through checked accesses, as languages with bounds checks compile it.
//@ n: 0 1 2 3 5 9 4 7
//@ m: 2 1 3 0 4 7 6 1
//@ k: 1 1 2 3 6 8 0 5
void abort(void);
static __attribute__((noinline)) float at(const float *x, int length, int i) {
    if (i < 0 || i >= length) abort();
    return x[i];
}
void bounds_checked(int n, int m, int k, const float *a, const float *b, float *c) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            float s = 0;
            for (int l = 0; l < k; l++) s += at(a, n * k, i * k + l) * at(b, k * m, l * m + j);
            c[i * m + j] = s;
        }
}
