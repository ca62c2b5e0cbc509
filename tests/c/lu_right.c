// Right-looking LU, unsigned sizes.
//@ n: 0 1 2 3 5 8 17 25
void lu_right(unsigned n, float *A) {
    for (unsigned k = 0; k < n; k++) {
        float d = 1.0f / A[k * n + k];
        for (unsigned i = k + 1; i < n; i++)
            A[i * n + k] *= d;
        for (unsigned i = k + 1; i < n; i++)
            for (unsigned j = k + 1; j < n; j++)
                A[i * n + j] -= A[i * n + k] * A[k * n + j];
    }
}
