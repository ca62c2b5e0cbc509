// LU in blocks of a parameter's size: factor the panel, solve, update.
//@ n: 0 1 2 3 5 8 13 17
//@ b: 1 2 1 4 2 4 5 8
#define MIN(a, b) ((a) < (b) ? (a) : (b))
void lu_blocked(int n, int b, float *A) {
    for (int k0 = 0; k0 < n; k0 += b) {
        int ke = MIN(k0 + b, n);
        for (int k = k0; k < ke; k++)
            for (int i = k + 1; i < n; i++) {
                A[i * n + k] /= A[k * n + k];
                for (int j = k + 1; j < ke; j++)
                    A[i * n + j] -= A[i * n + k] * A[k * n + j];
            }
        for (int j = ke; j < n; j++)
            for (int k = k0; k < ke; k++)
                for (int i = k + 1; i < ke; i++)
                    A[i * n + j] -= A[i * n + k] * A[k * n + j];
        for (int i = ke; i < n; i++)
            for (int k = k0; k < ke; k++)
                for (int j = ke; j < n; j++)
                    A[i * n + j] -= A[i * n + k] * A[k * n + j];
    }
}
