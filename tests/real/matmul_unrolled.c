// Matrix product with a bias that may be missing: rows in tiles of eight when they fit, else one by one.
//@ BT: 0 1 7 8 16 17 24 -8
//@ C: 3 1 2 5 4 0 6 2
//@ OC: 4 8 1 3 2 5 0 2
//@ bias: 1 0 1 0 1 1 0 1
#include <stddef.h>

#define LOOP_UNROLL 8

static void matmul_naive(float *out, const float *inp, const float *weight, const float *bias, int BT, int C, int OC) {
    for (int bt = 0; bt < BT; bt++) {
        for (int o = 0; o < OC; o++) {
            float val = bias != NULL ? bias[o] : 0.0f;
            for (int i = 0; i < C; i++) val += inp[bt * C + i] * weight[o * C + i];
            out[bt * OC + o] = val;
        }
    }
}

void matmul_unrolled(float *out, const float *inp, const float *weight, const float *bias, int BT, int C, int OC) {
    if (BT % LOOP_UNROLL != 0) {
        matmul_naive(out, inp, weight, bias, BT, C, OC);
        return;
    }
    for (int obt = 0; obt < BT; obt += LOOP_UNROLL) {
        for (int o = 0; o < OC; o++) {
            float result[LOOP_UNROLL];
            for (int ibt = 0; ibt < LOOP_UNROLL; ibt++) result[ibt] = (bias != NULL) ? bias[o] : 0.0f;
            for (int i = 0; i < C; i++) {
                float w = weight[i + o * C];
                for (int ibt = 0; ibt < LOOP_UNROLL; ibt++) result[ibt] += inp[(obt + ibt) * C + i] * w;
            }
            for (int ibt = 0; ibt < LOOP_UNROLL; ibt++) out[(obt + ibt) * OC + o] = result[ibt];
        }
    }
}
