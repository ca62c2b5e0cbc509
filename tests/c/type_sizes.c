// Rows of a tensor by the type of its elements, whose block sizes stand in a table of structs, as ggml has it.
//@ type: 0 1 2 3 4 5 6 2 4 0
//@ n: 5 7 64 100 512 33 31 0 -64 1
struct type_traits {
    const char *name;
    long block;
    int bits;
    _Bool quantized;
};

static const struct type_traits traits[7] = {
    {"f32", 1, 32, 0}, {"f16", 1, 16, 0}, {"q4_0", 32, 4, 1}, {"q8_0", 32, 8, 1},
    {"q4_K", 256, 4, 1}, {"i8", 1, 8, 0}, {0, 0, 0, 0},
};

long type_sizes(int type, int n, float *x) {
    long sum = 0;
    if (traits[type].block > 0) {
        for (long i = 0; i + traits[type].block <= n; i += traits[type].block)
            x[i] = sum++;
    }
    if (traits[type].quantized)
        for (int i = 0; i < n; i++)
            sum += x[i] > 0;
    for (int bits = traits[type].bits; bits >= 8; bits -= 8)
        x[bits] += sum;
    return sum;
}
