// QR by modified Gram-Schmidt (PolyBench).
//@ m: 0 1 2 3 5 8 17 10
//@ n: 3 1 0 5 4 8 6 13
float sqrtf(float);
void gramschmidt(int m, int n, float *A, float *R, float *Q) {
    for (int k = 0; k < n; k++) {
        float nrm = 0;
        for (int i = 0; i < m; i++)
            nrm += A[i * n + k] * A[i * n + k];
        R[k * n + k] = sqrtf(nrm);
        for (int i = 0; i < m; i++)
            Q[i * n + k] = A[i * n + k] / R[k * n + k];
        for (int j = k + 1; j < n; j++) {
            R[k * n + j] = 0;
            for (int i = 0; i < m; i++)
                R[k * n + j] += Q[i * n + k] * A[i * n + j];
            for (int i = 0; i < m; i++)
                A[i * n + j] -= Q[i * n + k] * R[k * n + j];
        }
    }
}
