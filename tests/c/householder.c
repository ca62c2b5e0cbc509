// QR by Householder reflections; the number of reflections is min(m - 1, n).
//@ m: 0 1 2 3 5 8 17 10
//@ n: 3 1 0 5 4 8 6 13
float sqrtf(float);
void householder(int m, int n, float *A, float *tau) {
    int steps = m - 1 < n ? m - 1 : n;
    for (int k = 0; k < steps; k++) {
        float s = 0;
        for (int i = k; i < m; i++)
            s += A[i * n + k] * A[i * n + k];
        tau[k] = sqrtf(s);
        for (int j = k + 1; j < n; j++) {
            float t = 0;
            for (int i = k; i < m; i++)
                t += A[i * n + k] * A[i * n + j];
            for (int i = k; i < m; i++)
                A[i * n + j] -= tau[k] * t * A[i * n + k];
        }
    }
}
