// One decoding step of multi-query attention over a key/value cache, with the run state allocated once.
//@ pos: 0 1 2 3 4 5 6 7
//@ layers: 1 2 3 1 2 0 1 2
//@ n_heads: 4 2 8 1 6 4 2 4
//@ n_kv_heads: 2 2 4 1 3 4 1 1
//@ head_size: 4 8 2 6 4 2 16 1
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int dim, n_layers, n_heads, n_kv_heads, seq_len;
} Config;

typedef struct {
    float *q, *att, *xb, *key_cache, *value_cache;
} RunState;

static void malloc_run_state(RunState *s, const Config *p) {
    int kv_dim = (p->dim * p->n_kv_heads) / p->n_heads;
    s->q = calloc(p->dim, sizeof(float));
    s->xb = calloc(p->dim, sizeof(float));
    s->att = calloc((size_t)p->n_heads * p->seq_len, sizeof(float));
    s->key_cache = calloc((size_t)p->n_layers * p->seq_len * kv_dim + 1, sizeof(float));
    s->value_cache = calloc((size_t)p->n_layers * p->seq_len * kv_dim + 1, sizeof(float));
    if (!s->q || !s->xb || !s->att || !s->key_cache || !s->value_cache) {
        fprintf(stderr, "malloc failed!\n");
        exit(EXIT_FAILURE);
    }
}

static void free_run_state(RunState *s) {
    free(s->q);
    free(s->xb);
    free(s->att);
    free(s->key_cache);
    free(s->value_cache);
}

static void normalise(float *x, int size) {
    float sum = 0.0f;
    for (int i = 0; i < size; i++) {
        x[i] = expf(x[i]);
        sum += x[i];
    }
    for (int i = 0; i < size; i++) x[i] /= sum;
}

static void attend(const Config *p, RunState *s, int l, int pos) {
    int head_size = p->dim / p->n_heads;
    int kv_dim = head_size * p->n_kv_heads;
    int kv_mul = p->n_heads / p->n_kv_heads;
    size_t loff = (size_t)l * p->seq_len * kv_dim;
    for (int h = 0; h < p->n_heads; h++) {
        float *q = s->q + h * head_size;
        float *att = s->att + h * p->seq_len;
        for (int t = 0; t <= pos; t++) {
            float *k = s->key_cache + loff + t * kv_dim + (h / kv_mul) * head_size;
            float score = 0.0f;
            for (int i = 0; i < head_size; i++) score += q[i] * k[i];
            att[t] = score / sqrtf(head_size);
        }
        normalise(att, pos + 1);
        float *xb = s->xb + h * head_size;
        for (int i = 0; i < head_size; i++) xb[i] = 0.0f;
        for (int t = 0; t <= pos; t++) {
            float *v = s->value_cache + loff + t * kv_dim + (h / kv_mul) * head_size;
            float a = att[t];
            for (int i = 0; i < head_size; i++) xb[i] += a * v[i];
        }
    }
}

void llama_attention(const float *x, float *out, int pos, int layers, int n_heads, int n_kv_heads, int head_size) {
    Config config = {n_heads * head_size, layers, n_heads, n_kv_heads, 16};
    RunState state;
    malloc_run_state(&state, &config);
    for (int l = 0; l < config.n_layers; l++) {
        for (int i = 0; i < config.dim; i++) state.q[i] = x[i];
        attend(&config, &state, l, pos);
        for (int i = 0; i < config.dim; i++) out[i] += state.xb[i];
    }
    free_run_state(&state);
}
