// A fully connected layer that reads its sizes through a pointer in each loop, with an optional bias.
//@ typed
//@ l[0]:i32: 0 1 2 3 5 1 2 -1
//@ l[4]:i32: 3 1 0 5 2 7 2 4
//@ l[8]:i32: 1 2 3 0 2 1 4 5
//@ bias: 0 1 0 1 0 1 1 0
//@ l[16]: buffer
//@ l[24]: buffer
#include <stddef.h>

typedef struct {
    int batch, inputs, outputs, activation;
    float *weights;
    float *output;
} connected_layer;

void layer_pointer_config(connected_layer *l, const float *input, const float *bias) {
    for (int i = 0; i < l->outputs * l->batch; ++i) l->output[i] = 0;
    for (int b = 0; b < l->batch; ++b) {
        for (int o = 0; o < l->outputs; ++o) {
            for (int i = 0; i < l->inputs; ++i)
                l->output[b * l->outputs + o] += input[b * l->inputs + i] * l->weights[o * l->inputs + i];
            if (bias) l->output[b * l->outputs + o] += bias[o];
        }
    }
}
