// As many threads as the program says.
//@ n: 0 1 2 3 5 8 17 40
void three_threads(float *restrict a, int n) {
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < n; i++)
        a[i] = i;
}
