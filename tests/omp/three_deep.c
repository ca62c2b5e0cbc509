// Regions three deep: the innermost has one thread as the one around it.
//@ n: 0 3 7 0 3 7 0 3
//@ data
void three_deep(float *restrict a, int n) {
#pragma omp parallel
#pragma omp parallel
#pragma omp parallel
    for (int i = 0; i < n; i++) { a[i] = i; }
}
