// LDL' factorisation.
//@ n: 0 1 2 3 5 8 17 24
void ldlt(long n, float *A, float *d, float *v) {
    for (long j = 0; j < n; j++) {
        for (long i = 0; i < j; i++)
            v[i] = A[j * n + i] * d[i];
        d[j] = A[j * n + j];
        for (long k = 0; k < j; k++)
            d[j] -= A[j * n + k] * v[k];
        for (long i = j + 1; i < n; i++) {
            for (long k = 0; k < j; k++)
                A[i * n + j] -= A[i * n + k] * v[k];
            A[i * n + j] /= d[j];
        }
    }
}
