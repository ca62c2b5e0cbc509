// Right-looking blocked Cholesky, block size 4.
//@ n: 0 1 3 4 5 8 13 18
#define MIN(a, b) ((a) < (b) ? (a) : (b))
float sqrtf(float);
void cholesky_blocked(long n, float *A) {
    for (long kb = 0; kb < n; kb += 4) {
        long ke = MIN(kb + 4, n);
        for (long k = kb; k < ke; k++) {
            A[k * n + k] = sqrtf(A[k * n + k]);
            for (long i = k + 1; i < n; i++)
                A[i * n + k] /= A[k * n + k];
            for (long j = k + 1; j < ke; j++)
                for (long i = j; i < n; i++)
                    A[i * n + j] -= A[i * n + k] * A[j * n + k];
        }
        for (long j = ke; j < n; j++)
            for (long i = j; i < n; i++)
                for (long k = kb; k < ke; k++)
                    A[i * n + j] -= A[i * n + k] * A[j * n + k];
    }
}
