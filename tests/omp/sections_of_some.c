// Sections by as many threads as are asked for, if any are.
//@ t: 0 1 2 3 4 5 8 0
//@ n: 7 0 3 1 9 2 4 -3
void sections_of_some(float *restrict a, int t, int n) {
    if (t != 0)
        a[5] = n / t;
    if (t > 0) {
#pragma omp parallel sections num_threads(t)
        {
            a[0] = 1;
#pragma omp section
            a[1] = 1;
        }
    }
}
