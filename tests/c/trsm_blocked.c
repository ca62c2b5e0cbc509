// Blocked triangular solve, block size 8.
//@ n: 0 1 7 8 9 20 33 16
//@ m: 3 0 1 2 9 4 2 8
#define MIN(a, b) ((a) < (b) ? (a) : (b))
void trsm_blocked(int n, int m, const float *restrict L, float *restrict X) {
    for (int ib = 0; ib < n; ib += 8) {
        int ie = MIN(ib + 8, n);
        for (int kb = 0; kb < ib; kb += 8)
            for (int i = ib; i < ie; i++)
                for (int k = kb; k < kb + 8; k++)
                    for (int j = 0; j < m; j++)
                        X[i * m + j] -= L[i * n + k] * X[k * m + j];
        for (int i = ib; i < ie; i++)
            for (int j = 0; j < m; j++) {
                for (int k = ib; k < i; k++)
                    X[i * m + j] -= L[i * n + k] * X[k * m + j];
                X[i * m + j] /= L[i * n + i];
            }
    }
}
