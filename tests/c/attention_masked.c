// Causal attention by a mask condition in the inner loop.
//@ n: 0 1 2 3 5 8 17 12
//@ m: 3 1 2 5 4 0 9 20
//@ d: 3 1 2 5 4 0 2 7
void attention_masked(int n, int m, int d, const float *q, const float *k, float *s) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (j > i) {
                s[i * m + j] = -1e30f;
                continue;
            }
            float a = 0;
            for (int e = 0; e < d; e++)
                a += q[i * d + e] * k[j * d + e];
            s[i * m + j] = a;
        }
}
