// Dot products of quantised rows, by a table of types with the size of a block and the function to call.
//@ type: 0 1 2 3 0 1 2 -1
//@ n: 64 64 96 32 0 320 33 64
//@ rows: 2 3 1 4 5 1 2 3
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define QK4 32
#define QK8 32
#define GGML_ASSERT(x)                                                                     \
    do {                                                                                   \
        if (!(x)) {                                                                        \
            fprintf(stderr, "GGML_ASSERT: %s:%d: %s\n", __FILE__, __LINE__, #x);           \
            abort();                                                                       \
        }                                                                                  \
    } while (0)

enum type { TYPE_F32, TYPE_Q4_0, TYPE_Q8_0, TYPE_COUNT };

typedef struct {
    float d;
    uint8_t qs[QK4 / 2];
} block_q4;

typedef struct {
    float d;
    int8_t qs[QK8];
} block_q8;

static void dot_f32(int n, float *s, const void *vx, const void *vy) {
    const float *x = vx, *y = vy;
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * y[i];
    *s = sum;
}

static void dot_q4(int n, float *s, const void *vx, const void *vy) {
    const int nb = n / QK4;
    const block_q4 *x = vx, *y = vy;
    float sumf = 0.0f;
    for (int i = 0; i < nb; i++) {
        int sumi = 0;
        for (int j = 0; j < QK4 / 2; j++) {
            const int v0 = (x[i].qs[j] & 0x0F) - 8, v1 = (x[i].qs[j] >> 4) - 8;
            sumi += v0 * ((y[i].qs[j] & 0x0F) - 8) + v1 * ((y[i].qs[j] >> 4) - 8);
        }
        sumf += sumi * x[i].d * y[i].d;
    }
    *s = sumf;
}

static void dot_q8(int n, float *s, const void *vx, const void *vy) {
    const int nb = n / QK8;
    const block_q8 *x = vx, *y = vy;
    float sumf = 0.0f;
    for (int i = 0; i < nb; i++) {
        int sumi = 0;
        for (int j = 0; j < QK8; j++) sumi += x[i].qs[j] * y[i].qs[j];
        sumf += sumi * x[i].d * y[i].d;
    }
    *s = sumf;
}

static const struct {
    const char *name;
    int block;
    size_t size;
    void (*dot)(int, float *, const void *, const void *);
} traits[TYPE_COUNT] = {
    [TYPE_F32] = {"f32", 1, sizeof(float), dot_f32},
    [TYPE_Q4_0] = {"q4_0", QK4, sizeof(block_q4), dot_q4},
    [TYPE_Q8_0] = {"q8_0", QK8, sizeof(block_q8), dot_q8},
};

void quant_dot_dispatch(int type, int n, int rows, const char *x, const char *y, float *out) {
    GGML_ASSERT(type >= 0 && type < TYPE_COUNT);
    GGML_ASSERT(n % traits[type].block == 0);
    const size_t row = traits[type].size * (n / traits[type].block);
    for (int r = 0; r < rows; r++) traits[type].dot(n, out + r, x + r * row, y);
}
