// Layer normalisation forward with cached statistics, then its backward pass, over batch, time and channels.
//@ B: 0 1 2 3 1 2 4 -1
//@ T: 3 1 2 0 8 5 2 4
//@ C: 4 8 1 3 0 5 16 2
#include <math.h>

static void layernorm_forward(float *out, float *mean, float *rstd, const float *inp, const float *weight,
                              const float *bias, int B, int T, int C) {
    float eps = 1e-5f;
    for (int b = 0; b < B; b++) {
        for (int t = 0; t < T; t++) {
            const float *x = inp + b * T * C + t * C;
            float m = 0.0f;
            for (int i = 0; i < C; i++) m += x[i];
            m = m / C;
            float v = 0.0f;
            for (int i = 0; i < C; i++) {
                float xshift = x[i] - m;
                v += xshift * xshift;
            }
            float s = 1.0f / sqrtf(v / C + eps);
            float *o = out + b * T * C + t * C;
            for (int i = 0; i < C; i++) o[i] = s * (x[i] - m) * weight[i] + bias[i];
            mean[b * T + t] = m;
            rstd[b * T + t] = s;
        }
    }
}

void layernorm_backward(float *dinp, float *dweight, float *dbias, float *out, float *mean, float *rstd,
                        const float *inp, const float *weight, const float *bias, int B, int T, int C) {
    layernorm_forward(out, mean, rstd, inp, weight, bias, B, T, C);
    for (int b = 0; b < B; b++) {
        for (int t = 0; t < T; t++) {
            const float *x = inp + (b * T + t) * C, *dout = out + (b * T + t) * C;
            float dnorm_mean = 0.0f, dnorm_norm_mean = 0.0f;
            for (int i = 0; i < C; i++) {
                float norm = (x[i] - mean[b * T + t]) * rstd[b * T + t];
                dnorm_mean += weight[i] * dout[i];
                dnorm_norm_mean += weight[i] * dout[i] * norm;
            }
            for (int i = 0; i < C; i++) {
                float norm = (x[i] - mean[b * T + t]) * rstd[b * T + t];
                dbias[i] += dout[i];
                dweight[i] += norm * dout[i];
                dinp[(b * T + t) * C + i] += (dnorm_norm_mean * norm - dnorm_mean) / C;
            }
        }
    }
}
