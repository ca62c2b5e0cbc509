// Batched matrix product over tensors with sizes and strides in structs; broadcasts over the outer dimensions.
//@ typed
//@ src0[0]:i64: 0 1 2 3 5 8 17 4
//@ src0[8]:i64: 3 1 4 5 2 3 2 2
//@ src0[16]:i64: 1 2 3 1 2 1 1 1
//@ src0[24]:i64: 1 1 1 1 1 2 1 1
//@ src1[8]:i64: 2 3 1 0 2 1 1 5
//@ src1[16]:i64: 1 2 3 2 4 1 3 2
//@ src1[24]:i64: 1 1 2 1 1 2 1 1
//@ src0[64]: buffer
//@ src1[64]: buffer
//@ dst[64]: buffer
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

struct tensor {
    int64_t ne[4];
    size_t nb[4];
    void *data;
};

void ggml_mul_mat(struct tensor *dst, const struct tensor *src0, const struct tensor *src1) {
    const int64_t ne00 = src0->ne[0], ne01 = src0->ne[1], ne02 = src0->ne[2], ne03 = src0->ne[3];
    const int64_t ne11 = src1->ne[1], ne12 = src1->ne[2], ne13 = src1->ne[3];
    const int64_t r2 = ne12 / ne02;
    const int64_t r3 = ne13 / ne03;
    const float *a = src0->data, *b = src1->data;
    float *d = dst->data;
    for (int64_t i13 = 0; i13 < ne13; i13++) {
        for (int64_t i12 = 0; i12 < ne12; i12++) {
            const int64_t i03 = i13 / r3, i02 = i12 / r2;
            for (int64_t i11 = 0; i11 < ne11; i11++) {
                for (int64_t i01 = 0; i01 < ne01; i01++) {
                    const float *x = a + ((i03 * ne02 + i02) * ne01 + i01) * ne00;
                    const float *y = b + ((i13 * ne12 + i12) * ne11 + i11) * ne00;
                    float sum = 0;
                    for (int64_t i = 0; i < ne00; i++) sum += x[i] * y[i];
                    d[((i13 * ne12 + i12) * ne11 + i11) * ne01 + i01] = sum;
                }
            }
        }
    }
}
