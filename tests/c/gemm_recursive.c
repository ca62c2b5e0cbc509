// Cache-oblivious product: the largest of three sizes is halved.
//@ n: 0 1 2 3 5 8 9 4
//@ m: 3 1 0 5 4 8 2 7
//@ k: 1 1 2 3 9 4 6 5
__attribute__((noinline)) void gemm_recursive(int n, int m, int k, const float *a, const float *b, float *c) {
    if (n <= 0 || m <= 0 || k <= 0)
        return;
    if (n <= 2 && m <= 2 && k <= 2) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int p = 0; p < k; p++)
                    c[i * 16 + j] += a[i * 16 + p] * b[p * 16 + j];
    } else if (n >= m && n >= k) {
        gemm_recursive(n / 2, m, k, a, b, c);
        gemm_recursive(n - n / 2, m, k, a + n / 2 * 16, b, c + n / 2 * 16);
    } else if (m >= k) {
        gemm_recursive(n, m / 2, k, a, b, c);
        gemm_recursive(n, m - m / 2, k, a, b + m / 2, c + m / 2);
    } else {
        gemm_recursive(n, m, k / 2, a, b, c);
        gemm_recursive(n, m, k - k / 2, a + k / 2, b + k / 2 * 16, c);
    }
}
