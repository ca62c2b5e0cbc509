// Iterations as threads ask for them.
//@ n: 0 1 2 3 5 8 17 40
void dynamic(float *restrict a, int n) {
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            a[i] += j;
}
