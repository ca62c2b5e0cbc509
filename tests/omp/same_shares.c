// A thread has the same iterations of two static loops, and reads in the second what it wrote in the first: without a
// barrier, and in the third by the runtime's own rule.
//@ data
//@ n: 1 2 3 5 8 17 40 64
void same_shares(int n, int *restrict a, float *restrict x) {
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++)
            a[i] = i % 3;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++) {
            if (a[i] == 0)
                for (int j = 0; j < i; j++)
                    x[i] += j;
            a[i] += 1;
        }
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (a[i] == 2)
                x[i] *= 2;
    }
}
