// The last value of an iteration is taken out.
//@ n: 0 1 2 3 5 8 17 40
void last(float *restrict a, int n) {
    int k = 0;
#pragma omp parallel for lastprivate(k)
    for (int i = 0; i < n; i++) {
        k = i;
        a[i] = k;
    }
    for (int j = 0; j < k; j++)
        a[j] *= 2;
}
