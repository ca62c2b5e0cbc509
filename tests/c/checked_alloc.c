// Row sums through a scratch buffer whose allocation is checked, as programs do: a failure ends them.
//@ n: 0 1 2 3 7 16 40 -3
//@ m: 3 1 0 5 9 16 25 4
typedef unsigned long size;
void *malloc(size);
void free(void *);
void exit(int);
static __attribute__((noinline)) void *checked_malloc(size bytes) {
    void *p = malloc(bytes);
    if (!p) exit(1);
    return p;
}
void checked_alloc(int n, int m, const float *x, float *y) {
    float *row = checked_malloc((m > 0 ? m : 1) * sizeof(float));
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) row[j] = 2 * x[i * m + j];
        y[i] = 0;
        for (int j = 0; j < m; j++) y[i] += row[j];
    }
    free(row);
}
