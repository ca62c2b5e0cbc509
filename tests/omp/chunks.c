// Chunks of constant size in turns.
//@ n: 0 1 2 3 5 8 17 40
void chunks(float *restrict a, int n) {
#pragma omp parallel for schedule(static, 4)
    for (int i = 0; i < n; i++)
        a[i] *= 2;
}
