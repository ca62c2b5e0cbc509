// Bodies of one statement, which compilers vectorize and unroll: what is left over runs behind a prologue.
//@ n: 0 1 2 7 8 17 40 -3
void one_statement(float *restrict y, const float *restrict x, float a, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += a * x[i];
#pragma omp parallel for
    for (int i = n - 1; i >= 0; i--)
        y[i] += 1;
#pragma omp parallel for
    for (int i = n; i > 0; i--)
        y[i - 1] *= 2;
#pragma omp parallel for
    for (int i = 0; i < n; i += 2)
        y[i] += 3;
}
