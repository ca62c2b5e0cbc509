// Causal attention in key blocks of 16: skip blocks beyond the diagonal, mask inside the last.
//@ n: 0 1 15 16 17 33 40 20
//@ d: 3 1 2 3 4 0 2 1
void attention_blocked(int n, int d, const float *q, const float *k, float *s) {
    for (int i = 0; i < n; i++)
        for (int b = 0; b * 16 <= i; b++)
            for (int j = b * 16; j < b * 16 + 16; j++)
                if (j <= i) {
                    float a = 0;
                    for (int e = 0; e < d; e++)
                        a += q[i * d + e] * k[j * d + e];
                    s[i * n + j] = a;
                }
}
