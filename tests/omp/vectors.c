// Lanes in threads.
//@ n: 0 1 2 3 5 8 17 40
void vectors(float *restrict a, float *restrict b, int n) {
#pragma omp parallel for simd
    for (int i = 0; i < n; i++)
        a[i] = a[i] * 2 + b[i];
}
