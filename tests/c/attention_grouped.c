// Grouped-query attention scores: heads share keys by integer division.
//@ hq: 0 1 4 6 8 3 5 2
//@ hk: 1 1 2 3 2 3 5 2
//@ n: 3 1 4 5 6 4 2 7
void attention_grouped(int hq, int hk, int n, const float *q, const float *k, float *s) {
    int per = hq / hk;
    for (int h = 0; h < hq; h++) {
        const float *kk = k + (per > 0 ? h / per : 0) * n;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                s[(h * n + i) * n + j] = q[h * n + i] * kk[j];
    }
}
