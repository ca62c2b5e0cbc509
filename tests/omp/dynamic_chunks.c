// Chunks as threads ask for them.
//@ n: 0 1 2 3 5 8 17 40
void dynamic_chunks(float *restrict a, int n) {
#pragma omp parallel for schedule(dynamic, 5)
    for (int i = 0; i < n; i++)
        a[i] += 1;
}
