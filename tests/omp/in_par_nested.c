// Whether a region is active, asked in one of a single thread.
//@ n: 0 3 7 0 3 7 0 3
//@ data
int omp_in_parallel(void);
void in_par_nested(float *restrict a, int n) {
#pragma omp parallel
#pragma omp parallel
    if (omp_in_parallel()) for (int i = 0; i < n; i++) { a[i] = i; }
}
