// As many threads as a parameter says.
//@ n: 0 1 2 3 5 8 17 40
//@ t: 1 2 3 4 1 6 7 2
void asked_threads(float *restrict a, int n, int t) {
#pragma omp parallel for num_threads(t)
    for (int i = 0; i < n; i++)
        a[i] = i;
}
