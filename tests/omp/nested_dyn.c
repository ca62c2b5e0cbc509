// A dynamic schedule in an inner region.
//@ n: 1 3 7 0 40 1 3 7
//@ data
void nested_dyn(int *restrict a, int n) {
#pragma omp parallel num_threads(1)
#pragma omp parallel
    {
        int c = 0;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) c++;
#pragma omp master
        for (int j = 0; j < c; j++) a[j] = 1;
    }
}
