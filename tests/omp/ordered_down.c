// The same downwards, in a function that the region calls, and for two loops at once.
//@ n: 0 1 2 3 5 8 17 40
__attribute__((noinline)) static void share(float *a, float *b, int n) {
#pragma omp for ordered
    for (long i = n; i > 0; i -= 3) {
        a[i] += 1;
#pragma omp ordered
        b[0] += a[i];
    }
}
void ordered_down(float *restrict a, float *restrict b, int n) {
#pragma omp parallel
    {
        share(a, b, n);
        share(a, b, 2 * n);
#pragma omp for ordered collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < 3; j++) {
                a[i] += j;
#pragma omp ordered
                b[0] += i;
            }
    }
}
