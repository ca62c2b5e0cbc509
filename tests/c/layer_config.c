// A layer whose sizes stand in a struct of integers, with weights, scratch and output of their own; a callee
// clears what is accumulated in.
//@ typed
//@ l[0]:i32: 0 1 2 3 5 8 17 -1
//@ l[4]:i32: 3 1 0 5 2 7 2 4
//@ l[8]:i32: 1 2 3 0 2 1 4 5
//@ l[16]: buffer
//@ l[24]: buffer
//@ l[32]: buffer
struct layer {
    int batch, inputs, outputs, flags;
    float *weights, *output;
    double *scratch;
};
static __attribute__((noinline)) void clear(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] = 0;
}
void layer_config(struct layer *l, const float *input) {
    for (int b = 0; b < l->batch; b++) {
        clear(l->scratch, l->outputs);
        for (int i = 0; i < l->inputs; i++)
            for (int o = 0; o < l->outputs; o++)
                l->scratch[o] += input[b * l->inputs + i] * l->weights[i * l->outputs + o];
        for (int o = 0; o < l->outputs; o++) l->output[b * l->outputs + o] = l->scratch[o];
    }
}
