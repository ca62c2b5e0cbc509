// Loops with ordered parts, without waiting in between, and some that skip theirs.
//@ n: 0 1 2 3 5 8 17 40
void ordered_nowait(float *restrict a, float *restrict b, int n) {
#pragma omp parallel
    {
#pragma omp for ordered nowait
        for (int i = 0; i < n; i++) {
#pragma omp ordered
            b[0] += i;
        }
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            a[i] = 1;
#pragma omp for ordered schedule(static, 1)
        for (int i = 0; i < n; i++) {
            if (i & 1)
                continue;
#pragma omp ordered
            b[0] += i;
        }
#pragma omp single
        for (int i = 0; i < n; i++)
            a[i] = 2;
    }
}
