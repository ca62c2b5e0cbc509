// A whole little program: allocates a network from a list of widths, initialises, trains some epochs with logs, frees.
//@ depth: 1 2 3 4 2 3 1 2
//@ width: 4 3 2 1 8 5 0 6
//@ epochs: 0 1 2 3 4 10 5 11
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int in, out;
    float *w, *b, *y, *dy;
} Dense;

typedef struct {
    int count;
    Dense *layers;
} Net;

static void *xcalloc(size_t n, size_t size) {
    void *p = calloc(n ? n : 1, size);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

static Net net_new(const int *widths, int count) {
    Net net = {count, xcalloc(count, sizeof(Dense))};
    for (int l = 0; l < count; l++) {
        Dense *d = &net.layers[l];
        d->in = widths[l];
        d->out = widths[l + 1];
        d->w = xcalloc((size_t)d->in * d->out, sizeof(float));
        d->b = xcalloc(d->out, sizeof(float));
        d->y = xcalloc(d->out, sizeof(float));
        d->dy = xcalloc(d->out, sizeof(float));
        for (int i = 0; i < d->in * d->out; i++) d->w[i] = 0.1f * (i % 5 - 2);
    }
    return net;
}

static const float *net_forward(Net *net, const float *x) {
    for (int l = 0; l < net->count; l++) {
        Dense *d = net->layers + l;
        for (int o = 0; o < d->out; o++) {
            float s = d->b[o];
            for (int i = 0; i < d->in; i++) s += d->w[o * d->in + i] * x[i];
            d->y[o] = tanhf(s);
        }
        x = d->y;
    }
    return x;
}

static void net_free(Net *net) {
    for (int l = 0; l < net->count; l++) {
        free(net->layers[l].w);
        free(net->layers[l].b);
        free(net->layers[l].y);
        free(net->layers[l].dy);
    }
    free(net->layers);
}

int mlp_main(int depth, int width, int epochs, const float *x) {
    int widths[8];
    for (int l = 0; l <= depth; l++) widths[l] = width;
    Net net = net_new(widths, depth);
    for (int epoch = 0; epoch < epochs; epoch++) {
        const float *y = net_forward(&net, x);
        float loss = 0;
        for (int o = 0; o < width; o++) loss += (y[o] - 1) * (y[o] - 1);
        if (epoch % 5 == 0) printf("epoch %3d  loss %f\n", epoch, loss);
    }
    net_free(&net);
    return 0;
}
