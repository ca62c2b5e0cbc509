// A region whose condition is never true: the thread that comes to it runs it alone.
//@ n: 0 1 2 3 5 8 17 40
void never_parallel(float *restrict a, int n) {
#pragma omp parallel for if (0) schedule(static, 2)
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        a[i] *= 2;
}
