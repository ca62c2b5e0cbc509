// Softmax of each row with its maximum first, by a comparison as programs write it.
//@ rows: 0 1 2 3 5 8 4 -1
//@ size: 3 1 2 9 4 10 17 5
//@ data
#include <math.h>

static void softmax(float *x, int size) {
    float max_val = x[0];
    for (int i = 1; i < size; i++) {
        if (x[i] > max_val) max_val = x[i];
    }
    float sum = 0.0f;
    for (int i = 0; i < size; i++) {
        x[i] = expf(x[i] - max_val);
        sum += x[i];
    }
    for (int i = 0; i < size; i++) x[i] /= sum;
}

void softmax_max(float *x, int rows, int size) {
    for (int r = 0; r < rows; r++) softmax(x + (long)r * size, size);
}
