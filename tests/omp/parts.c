// Sections.
//@ n: 0 1 2 3 5 8 17 40
void parts(float *restrict a, float *restrict b, int n) {
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp section
        for (int i = 0; i < n; i += 2)
            b[i] = i;
#pragma omp section
        b[n + 1] = 0;
    }
}
