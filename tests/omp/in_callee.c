// A function with a region is called.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
__attribute__((noinline)) static void row(float *a, int m) {
#pragma omp parallel for
    for (int j = 0; j < m; j++)
        a[j] += j;
}
void in_callee(float *restrict a, int n, int m) {
    for (int i = 0; i < n; i++)
        row(a + i * m, m);
}
