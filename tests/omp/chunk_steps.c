// Chunks of a loop whose iterations are counted without signs: in steps of three, and over an unsigned size.
//@ n: 0 1 2 3 5 8 17 40
//@ c: 1 2 3 1 9 2 5 7
void chunk_steps(float *restrict a, int n, int c) {
#pragma omp parallel for schedule(static, c)
    for (int i = 0; i < n; i += 3)
        a[i] += 1;
    unsigned m = n;
#pragma omp parallel for schedule(static, c)
    for (unsigned i = 0; i < m; i++)
        a[i] += 2;
#pragma omp parallel for schedule(static, 4)
    for (int i = n; i > 0; i -= 2)
        a[i] += 3;
}
