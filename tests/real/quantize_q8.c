// Rounds a row of floats to blocks of 32 bytes with a scale each, then back.
//@ k: 0 31 32 64 96 100 320 -32
#include <math.h>
#include <stdint.h>
#include <string.h>

#define QK 32

typedef struct {
    float d;
    int8_t qs[QK];
} block_q8;

static void quantize_row(const float *x, block_q8 *y, int k) {
    const int nb = k / QK;
    for (int i = 0; i < nb; i++) {
        float amax = 0.0f;
        for (int j = 0; j < QK; j++) amax = fmaxf(amax, fabsf(x[i * QK + j]));
        const float d = amax / 127;
        const float id = d ? 1.0f / d : 0.0f;
        y[i].d = d;
        for (int j = 0; j < QK; ++j) y[i].qs[j] = roundf(x[i * QK + j] * id);
    }
}

static void dequantize_row(const block_q8 *x, float *y, int k) {
    const int nb = k / QK;
    for (int i = 0; i < nb; i++) {
        const float d = x[i].d;
        for (int j = 0; j < QK; ++j) y[i * QK + j] = x[i].qs[j] * d;
    }
}

void quantize_q8(const float *x, void *work, float *y, int k) {
    quantize_row(x, work, k);
    dequantize_row(work, y, k);
}
//@ data
