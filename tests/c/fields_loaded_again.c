// Sizes in a structure that the stores to an array may change, so that they are loaded again, on some paths only.
//@ n: 0 1 2 3 2 4 1 3 5
//@ m: 2 1 3 0 4 2 5 3 1
struct sizes { int outer, axis, inner; };
__attribute__((noinline)) static int positions(const float *x, int *out, const struct sizes *s) {
    int n = 0;
    for (int o = 0; o < s->outer; ++o)
        for (int i = 0; i < s->inner; ++i) {
            float sum = x[i];
            for (int a = 1; a < s->axis; ++a)
                sum += x[o + a];
            out[o] = sum > 0;
            n++;
        }
    return n;
}
int fields_loaded_again(const float *x, int *out, int n, int m) {
    struct sizes s = {n, m + 1, m};
    return positions(x, out, &s);
}
