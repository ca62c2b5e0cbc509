// The same in chunks, in turns and as threads ask for them.
//@ n: 0 1 2 3 5 8 17 40
void ordered_chunks(float *restrict a, float *restrict b, int n) {
#pragma omp parallel
    {
#pragma omp for ordered schedule(static, 3)
        for (int i = 0; i < n; i++) {
            a[i] += 1;
#pragma omp ordered
            for (int j = 0; j < 2; j++)
                b[j] += a[i];
        }
#pragma omp for ordered schedule(dynamic, 4)
        for (long i = 0; i < n; i++) {
            if (i % 3 == 0) {
#pragma omp ordered
                b[0] += i;
            } else {
                a[i] -= 1;
            }
        }
    }
}
