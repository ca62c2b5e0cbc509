// One training step of a small model: sizes of parameters in an array, one allocation carved into tensors, forward, update.
//@ L: 0 1 2 3 1 2 1 4
//@ C: 4 8 2 3 16 5 1 2
//@ V: 8 3 2 5 4 7 1 9
//@ T: 2 1 4 3 2 0 5 1
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define NUM_PARAMS 4

typedef struct {
    float *wte, *ln, *qkv, *proj;
} ParameterTensors;

typedef struct {
    int L, C, V, T;
} GPTConfig;

typedef struct {
    GPTConfig config;
    ParameterTensors params;
    size_t param_sizes[NUM_PARAMS];
    float *params_memory, *acts, *grads;
    size_t num_parameters;
} GPT;

static void *malloc_check(size_t size, const char *file, int line) {
    void *ptr = malloc(size);
    if (ptr == NULL) {
        fprintf(stderr, "Error: Memory allocation failed at %s:%d\n", file, line);
        exit(EXIT_FAILURE);
    }
    return ptr;
}
#define mallocCheck(size) malloc_check(size, __FILE__, __LINE__)

static void fill_in_parameter_sizes(size_t *sizes, GPTConfig c) {
    sizes[0] = (size_t)c.V * c.C;
    sizes[1] = (size_t)c.L * c.C;
    sizes[2] = (size_t)c.L * 3 * c.C * c.C;
    sizes[3] = (size_t)c.L * c.C * c.C;
}

static float *point_parameters(ParameterTensors *params, size_t *sizes) {
    size_t num = 0;
    for (size_t i = 0; i < NUM_PARAMS; i++) num += sizes[i];
    float *memory = mallocCheck((num + 1) * sizeof(float));
    float **ptrs[] = {&params->wte, &params->ln, &params->qkv, &params->proj};
    float *iterator = memory;
    for (size_t i = 0; i < NUM_PARAMS; i++) {
        *(ptrs[i]) = iterator;
        iterator += sizes[i];
    }
    return memory;
}

static void forward(GPT *m) {
    int C = m->config.C;
    for (int l = 0; l < m->config.L; l++) {
        float *w = m->params.qkv + (size_t)l * 3 * C * C;
        for (int t = 0; t < m->config.T; t++)
            for (int o = 0; o < C; o++) {
                float v = m->params.ln[l * C + o];
                for (int i = 0; i < C; i++) v += w[o * C + i] * m->acts[t * C + i];
                m->acts[(m->config.T + t) * C + o] = v;
            }
    }
}

static void update(GPT *m, float rate) {
    for (size_t i = 0; i < m->num_parameters; i++) m->params_memory[i] -= rate * m->grads[i];
}

void gpt_train_step(int L, int C, int V, int T, float rate) {
    GPT model;
    model.config = (GPTConfig){L, C, V, T};
    fill_in_parameter_sizes(model.param_sizes, model.config);
    model.num_parameters = 0;
    for (size_t i = 0; i < NUM_PARAMS; i++) model.num_parameters += model.param_sizes[i];
    printf("num_parameters: %zu\n", model.num_parameters);
    model.params_memory = point_parameters(&model.params, model.param_sizes);
    model.acts = mallocCheck((2 * T + 1) * C * sizeof(float));
    model.grads = calloc(model.num_parameters + 1, sizeof(float));
    for (size_t i = 0; i < model.num_parameters; i++) model.params_memory[i] = 0.02f * (i % 7);
    forward(&model);
    update(&model, rate);
    free(model.params_memory);
    free(model.acts);
    free(model.grads);
}
