// Regions after each other, in a loop.
//@ n: 0 1 2 3 5 8 17 40
//@ t: 1 2 3 1 0 2 2 1
void two_regions(float *restrict a, float *restrict b, int n, int t) {
    for (int k = 0; k < t; k++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            b[i] = a[i - 1] + a[i + 1];
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            a[i] = b[i];
    }
}
