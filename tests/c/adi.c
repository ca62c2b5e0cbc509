// Alternating direction implicit solver (PolyBench).
//@ t: 0 1 2 3 5 4 2 1
//@ n: 5 3 2 10 1 0 13 30
void adi(int t, int n, float *u, float *v, float *p, float *q) {
    for (int s = 1; s <= t; s++) {
        for (int i = 1; i < n - 1; i++) {
            v[i] = 1;
            p[i * n] = 0;
            q[i * n] = v[i];
            for (int j = 1; j < n - 1; j++) {
                p[i * n + j] = -0.3f / (0.2f * p[i * n + j - 1] + 1.7f);
                q[i * n + j] = (u[j * n + i] - q[i * n + j - 1]) / (p[i * n + j - 1] + 3);
            }
            for (int j = n - 2; j >= 1; j--)
                v[j * n + i] = p[i * n + j] * v[(j + 1) * n + i] + q[i * n + j];
        }
    }
}
