// Cholesky factorisation (PolyBench).
//@ n: 0 1 2 3 5 8 17 30 -4
float sqrtf(float);
void cholesky(int n, float *A) {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            for (int k = 0; k < j; k++)
                A[i * n + j] -= A[i * n + k] * A[j * n + k];
            A[i * n + j] /= A[j * n + j];
        }
        for (int k = 0; k < i; k++)
            A[i * n + i] -= A[i * n + k] * A[i * n + k];
        A[i * n + i] = sqrtf(A[i * n + i]);
    }
}
