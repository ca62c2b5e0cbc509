// A tensor times a number: sizes and data in structs, as machine learning's libraries keep them.
//@ typed
//@ src[0]:i64: 0 1 2 3 5 8 17 4
//@ src[8]:i64: 3 1 0 5 2 3 2 -2
//@ src[16]:i64: 1 2 3 0 2 1 3 5
//@ dst[64]: buffer
//@ src[64]: buffer
struct tensor {
    long ne[4];
    long nb[4];
    float *data;
};
void tensor_scale(struct tensor *dst, const struct tensor *src, float s) {
    for (long i2 = 0; i2 < src->ne[2]; i2++)
        for (long i1 = 0; i1 < src->ne[1]; i1++)
            for (long i0 = 0; i0 < src->ne[0]; i0++) {
                long at = (i2 * src->ne[1] + i1) * src->ne[0] + i0;
                dst->data[at] = s * src->data[at];
            }
}
