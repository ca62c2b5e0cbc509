// Portions of at least so many iterations, a sum over all of them, and what the last iteration leaves.
//@ n: 0 1 2 3 5 8 17 40
//@ c: 1 2 3 1 9 2 5 7
//@ data
float guided_parts(float *restrict a, int n, int c) {
    float sum = 0;
    int last = -1;
#pragma omp parallel
    {
#pragma omp for schedule(guided, c) reduction(+ : sum) lastprivate(last)
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i % 4; j++)
                sum += a[i * 4 + j];
            last = i;
        }
#pragma omp for schedule(nonmonotonic : guided, 4) nowait
        for (long i = 3; i < n; i += 2)
            if (i > c)
                a[i] = i;
#pragma omp for schedule(guided, 2)
        for (unsigned i = n + 1; i > 0; i--)
            a[i] += 1;
    }
    return sum + last;
}
