// Regions of one thread, written within a region of several: each thread has all iterations of the inner loop.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
// At -O0 the outer region hands a pointer to `m` on, and what others do with it is not known after they met.
//@ typed
void alone_inside(float *restrict a, int n, int m) {
#pragma omp parallel
    {
#pragma omp parallel for if (0)
        for (int j = 0; j < m; j++)
            a[j] = j;
#pragma omp for
        for (int i = 0; i < n; i++) {
#pragma omp parallel for if (0) schedule(static, 3)
            for (int j = 0; j < m; j++)
                a[j] += i;
        }
    }
}
