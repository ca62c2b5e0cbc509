// A loop that a function shares with the threads that call it, from two regions and from none.
//@ n: 0 1 2 3 5 8 17 40
static __attribute__((noinline)) void scale(float *restrict a, int n, float by) {
#pragma omp for
    for (int i = 0; i < n; i++)
        a[i] *= by;
}
void orphaned(float *restrict a, int n) {
#pragma omp parallel
    {
        scale(a, n, 2);
        scale(a, n / 2, 3);
    }
#pragma omp parallel num_threads(2)
    scale(a, n + 1, 4);
}
