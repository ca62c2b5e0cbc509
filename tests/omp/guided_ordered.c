// Parts in order, of portions that threads take as they come; a serial region takes all at once.
//@ n: 0 1 2 3 5 8 17 40
//@ data
static void twice(float *restrict a, int n) {
#pragma omp for schedule(guided)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 2; j++)
            a[i] += j;
}
void guided_ordered(float *restrict a, float *restrict b, int n) {
#pragma omp parallel if (n > 4)
    {
#pragma omp for ordered schedule(guided)
        for (int i = 0; i < n; i++) {
            a[i] += 1;
#pragma omp ordered
            for (int j = 0; j <= i; j++)
                b[j] += a[i];
        }
        twice(a, n);
#pragma omp for ordered schedule(runtime)
        for (int i = n; i > 0; i -= 3) {
#pragma omp ordered
            if (i % 2)
                b[0] += i;
        }
    }
}
