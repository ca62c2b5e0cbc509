// Adds tensors with broadcasting, elements addressed by strides in bytes; sizes must divide.
//@ typed
//@ dst[0]:i64: 4 1 2 3 0 8 6 4
//@ dst[8]:i64: 3 2 1 4 2 2 1 6
//@ dst[32]:i64: 4 4 4 4 4 4 4 4
//@ dst[40]:i64: 16 4 8 12 4 32 24 16
//@ src[0]:i64: 4 1 1 3 2 4 4 2
//@ src[8]:i64: 1 2 1 2 1 2 1 3
//@ src[32]:i64: 4 4 4 4 4 4 4 4
//@ src[40]:i64: 16 4 4 12 8 16 16 8
//@ dst[64]: buffer
//@ src[64]: buffer
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct tensor {
    int64_t ne[4];
    size_t nb[4];
    char *data;
};

static int can_repeat(const struct tensor *t0, const struct tensor *t1) {
    return t1->ne[0] % t0->ne[0] == 0 && t1->ne[1] % t0->ne[1] == 0;
}

void tensor_struct_add(struct tensor *dst, const struct tensor *src) {
    if (!can_repeat(src, dst)) abort();
    for (int64_t i1 = 0; i1 < dst->ne[1]; i1++) {
        int64_t s1 = i1 % src->ne[1];
        for (int64_t i0 = 0; i0 < dst->ne[0]; i0++) {
            float *to = (float *)(dst->data + i1 * dst->nb[1] + i0 * dst->nb[0]);
            const float *from = (const float *)(src->data + s1 * src->nb[1] + (i0 % src->ne[0]) * src->nb[0]);
            *to += *from;
        }
    }
}
