// Two loops without a barrier between them.
//@ n: 0 1 2 3 5 8 17 40
void nowait(float *restrict a, float *restrict b, int n) {
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp for nowait
        for (int j = 0; j < n; j++)
            b[j] = j;
    }
}
