// Builds a list of layers in an arena, runs them in order over two buffers that are swapped, and resets the arena.
//@ layers: 0 1 2 3 5 8 12 2
//@ width: 4 3 2 1 8 0 5 16
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    uint8_t *base;
    size_t used, capacity;
} Arena;

static void *arena_alloc(Arena *a, size_t bytes) {
    size_t aligned = (bytes + 15) & ~(size_t)15;
    if (a->used + aligned > a->capacity) {
        fprintf(stderr, "arena is full: %zu of %zu\n", a->used, a->capacity);
        exit(1);
    }
    void *p = a->base + a->used;
    a->used += aligned;
    return p;
}

typedef struct Layer {
    int in, out;
    float *weights;
    struct Layer *next;
} Layer;

static Layer *layer_new(Arena *a, int in, int out) {
    Layer *l = arena_alloc(a, sizeof(Layer));
    l->in = in;
    l->out = out;
    l->weights = arena_alloc(a, sizeof(float) * in * out);
    l->next = NULL;
    for (int i = 0; i < in * out; i++) l->weights[i] = 0.01f * i;
    return l;
}

void arena_layers(int layers, int width, float *x, float *y) {
    Arena arena = {malloc(1 << 20), 0, 1 << 20};
    Layer *first = NULL, **last = &first;
    for (int k = 0; k < layers; k++) {
        *last = layer_new(&arena, width, width);
        last = &(*last)->next;
    }
    for (Layer *l = first; l; l = l->next) {
        for (int o = 0; o < l->out; o++) {
            float sum = 0;
            for (int i = 0; i < l->in; i++) sum += l->weights[o * l->in + i] * x[i];
            y[o] = sum;
        }
        float *t = x;
        x = y;
        y = t;
    }
    free(arena.base);
}
