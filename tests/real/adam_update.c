// The Adam optimiser over a list of parameter groups, with decay that may be off.
//@ groups: 0 1 2 3 4 2 1 3
//@ size: 4 3 0 5 2 8 1 7
//@ t: 1 2 3 4 5 6 7 8
//@ decay: 0 1 0 1 1 0 1 0
#include <math.h>

typedef struct {
    float lr, beta1, beta2, eps, weight_decay;
} AdamConfig;

static void adamw(float *w, const float *g, float *m, float *v, int n, int t, AdamConfig c) {
    float c1 = 1 - powf(c.beta1, t), c2 = 1 - powf(c.beta2, t);
    for (int i = 0; i < n; i++) {
        m[i] = c.beta1 * m[i] + (1 - c.beta1) * g[i];
        v[i] = c.beta2 * v[i] + (1 - c.beta2) * g[i] * g[i];
        float m_hat = m[i] / c1, v_hat = v[i] / c2;
        w[i] -= c.lr * (m_hat / (sqrtf(v_hat) + c.eps) + c.weight_decay * w[i]);
    }
}

void adam_update(float *w, const float *g, float *m, float *v, int groups, int size, int t, int decay) {
    AdamConfig config = {1e-3f, 0.9f, 0.999f, 1e-8f, decay ? 0.1f : 0.0f};
    long offset = 0;
    for (int k = 0; k < groups; k++) {
        int n = size * (k + 1);
        adamw(w + offset, g + offset, m + offset, v + offset, n, t, config);
        offset += n;
    }
}
