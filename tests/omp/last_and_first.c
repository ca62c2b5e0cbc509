// Taken in and out: how threads meet is not followed.
//@ data
//@ n: 0 1 2 3 5 8 17 40
void last_and_first(float *restrict a, int n) {
    int k = 0;
#pragma omp parallel for firstprivate(k) lastprivate(k)
    for (int i = 0; i < n; i++) {
        k = i;
        a[i] = k;
    }
    for (int j = 0; j < k; j++)
        a[j] *= 2;
}
