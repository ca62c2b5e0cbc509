// A part of each iteration in the order of the iterations.
//@ n: 0 1 2 3 5 8 17 40
void ordered(float *restrict a, float *restrict b, int n) {
#pragma omp parallel for ordered
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++)
            a[i] += j;
#pragma omp ordered
        b[0] += a[i];
    }
}
