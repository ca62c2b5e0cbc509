// A transformer block: norm, attention with a causal mask, residual, norm, gated feed-forward, by helper functions.
//@ T: 0 1 2 3 4 5 3 2
//@ C: 4 2 6 4 8 2 3 4
//@ heads: 2 1 3 4 2 1 3 2
//@ hidden: 8 3 5 2 4 0 7 1
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct block {
    int T, C, heads, hidden;
};

static void matmul(float *out, const float *x, const float *w, int n, int d) {
    for (int i = 0; i < d; i++) {
        float val = 0.0f;
        for (int j = 0; j < n; j++) val += w[(i * n + j) % 64] * x[j];
        out[i] = val;
    }
}

static void norm(float *out, const float *x, int n) {
    float ss = 0;
    for (int i = 0; i < n; i++) ss += x[i] * x[i];
    for (int i = 0; i < n; i++) out[i] = x[i] / sqrtf(ss / n + 1e-5f);
}

static void attention(struct block b, const float *qkv, float *out, float *att) {
    int hs = b.C / b.heads;
    for (int t = 0; t < b.T; t++)
        for (int h = 0; h < b.heads; h++) {
            const float *q = qkv + t * 3 * b.C + h * hs;
            for (int t2 = 0; t2 <= t; t2++) {
                const float *k = qkv + t2 * 3 * b.C + b.C + h * hs;
                att[t2] = 0;
                for (int i = 0; i < hs; i++) att[t2] += q[i] * k[i];
            }
            for (int t2 = t + 1; t2 < b.T; t2++) att[t2] = 0;
            for (int i = 0; i < hs; i++) out[t * b.C + h * hs + i] = 0;
            for (int t2 = 0; t2 <= t; t2++)
                for (int i = 0; i < hs; i++)
                    out[t * b.C + h * hs + i] += att[t2] * qkv[t2 * 3 * b.C + 2 * b.C + h * hs + i];
        }
}

void residual_block(int T, int C, int heads, int hidden, float *x, const float *w) {
    struct block b = {T, C, heads, hidden};
    float *tmp = malloc((C + hidden + 1) * 2 * sizeof(float));
    float *qkv = malloc((T * 3 * C + 1) * sizeof(float));
    float *out = malloc((T * C + 1) * sizeof(float)), *att = malloc((T + 1) * sizeof(float));
    for (int t = 0; t < T; t++) {
        norm(tmp, x + t * C, C);
        matmul(qkv + t * 3 * C, tmp, w, C, 3 * C);
    }
    attention(b, qkv, out, att);
    for (int i = 0; i < T * C; i++) x[i] += out[i];
    for (int t = 0; t < T; t++) {
        float *h1 = tmp + C, *h2 = h1 + hidden;
        norm(tmp, x + t * C, C);
        matmul(h1, tmp, w, C, hidden);
        matmul(h2, tmp, w, C, hidden);
        for (int i = 0; i < hidden; i++) h1[i] *= 1.0f / (1.0f + expf(-h1[i])) * h2[i];
        matmul(tmp, h1, w, hidden, C);
        for (int i = 0; i < C; i++) x[t * C + i] += tmp[i];
    }
    free(att);
    free(out);
    free(qkv);
    free(tmp);
}
