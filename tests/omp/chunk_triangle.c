// Rows of a triangle in turns, one by one from the top, and some at a time from below.
//@ n: 0 1 2 3 5 8 17 40
//@ c: 1 2 3 1 9 2 5 7
void chunk_triangle(float *restrict a, float *restrict b, long n, long c) {
#pragma omp parallel
    {
#pragma omp for schedule(static, 1) nowait
        for (long i = 0; i < n; i++)
            for (long j = 0; j <= i; j++)
                a[i] += j * 2;
#pragma omp for schedule(static, c)
        for (long i = n; i > 0; i--)
            for (long j = i; j <= n; j++)
                if (i + j > n)
                    b[i - 1] += j;
    }
}
