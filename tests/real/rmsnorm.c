// Root mean square normalisation of each row, with an optional weight, as transformers run it.
//@ dim: 0 1 2 3 8 17 5 -1
//@ rows: 3 1 0 5 2 4 7 2
//@ weight: 1 0 1 0 1 0 1 1
#include <math.h>
#include <stddef.h>

static void rmsnorm_row(float *o, const float *x, const float *weight, int size) {
    float ss = 0.0f;
    for (int j = 0; j < size; j++) ss += x[j] * x[j];
    ss /= size;
    ss += 1e-5f;
    ss = 1.0f / sqrtf(ss);
    for (int j = 0; j < size; j++) {
        float v = ss * x[j];
        if (weight != NULL) v *= weight[j];
        o[j] = v;
    }
}

void rmsnorm(float *o, const float *x, const float *weight, int dim, int rows) {
    for (int r = 0; r < rows; r++) rmsnorm_row(o + r * dim, x + r * dim, weight, dim);
}
