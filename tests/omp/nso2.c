// A number of threads for an inner region, where the outer one has one thread.
//@ n: 0 3 7 0 3 7 0 3
//@ data
int omp_get_level(void);
void nso2(int *restrict a, int n) {
#pragma omp parallel 
    {
#pragma omp parallel for num_threads(3)
      for (int i = 0; i < n; i++) { a[i] = 1; } }
}
