// Matrix chain order: loops over the chain's length, start and split.
//@ n: 0 1 2 3 5 8 13 20
void matrix_chain(int n, const int *p, int *M) {
    for (int i = 0; i < n; i++)
        M[i * n + i] = 0;
    for (int len = 2; len <= n; len++)
        for (int i = 0; i <= n - len; i++) {
            int j = i + len - 1;
            M[i * n + j] = 1 << 20;
            for (int k = i; k < j; k++)
                M[i * n + j] += M[i * n + k] + M[(k + 1) * n + j] + (p[i] & 3);
        }
}
