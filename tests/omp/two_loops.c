// Two loops in one region, a barrier between them.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
void two_loops(float *restrict a, float *restrict b, int n, int m) {
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp for
        for (int j = 0; j < m; j++)
            b[j] = a[j % 3];
    }
}
