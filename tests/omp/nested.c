// Regions in regions: each thread of the outer one runs the inner one alone.
//@ n: 0 1 2 3 5 8 17 4
//@ m: 3 1 0 9 4 10 6 2
void nested(float *restrict a, int n, int m) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp parallel for
        for (int j = 0; j < m; j++)
            a[i * m + j] = i - j;
    }
}
