// What one thread does, and what the first does.
//@ n: 0 1 2 3 5 8 17 40
void once(float *restrict a, int n) {
#pragma omp parallel
    {
#pragma omp single
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp master
        for (int i = 0; i < n; i++)
            a[i] *= 2;
    }
}
