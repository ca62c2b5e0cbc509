// BiCG sub-kernel (PolyBench).
//@ n: 0 1 2 3 5 8 33 -2
//@ m: 3 0 1 2 9 8 7 4
void bicg(int m, int n, float *A, float *s, float *q, float *p, float *r) {
    for (int i = 0; i < m; i++)
        s[i] = 0;
    for (int i = 0; i < n; i++) {
        q[i] = 0;
        for (int j = 0; j < m; j++) {
            s[j] += r[i] * A[i * m + j];
            q[i] += A[i * m + j] * p[j];
        }
    }
}
