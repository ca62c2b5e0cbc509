// Nodes of a graph with an operation each, run by a switch; sizes flow from the sources of a node.
//@ layers: 0 1 2 3 5 4 2 1
//@ n: 4 3 1 2 5 0 8 17
//@ m: 2 5 1 3 4 6 0 1
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum op { OP_NONE, OP_ADD, OP_SCALE, OP_TRANSPOSE };

struct node {
    enum op op;
    int ne[2];
    struct node *src[2];
    float *data;
};

struct graph {
    int n_nodes;
    struct node nodes[32];
};

static struct node *new_node(struct graph *g, enum op op, int ne0, int ne1, struct node *a, struct node *b) {
    assert(g->n_nodes < 32);
    struct node *t = &g->nodes[g->n_nodes++];
    t->op = op;
    t->ne[0] = ne0;
    t->ne[1] = ne1;
    t->src[0] = a;
    t->src[1] = b;
    t->data = calloc((size_t)ne0 * ne1 + 1, sizeof(float));
    return t;
}

static void compute(struct node *t) {
    int n = t->ne[0] * t->ne[1];
    switch (t->op) {
    case OP_NONE: break;
    case OP_ADD:
        for (int i = 0; i < n; i++) t->data[i] = t->src[0]->data[i] + t->src[1]->data[i];
        break;
    case OP_SCALE:
        for (int i = 0; i < n; i++) t->data[i] = 0.5f * t->src[0]->data[i];
        break;
    case OP_TRANSPOSE:
        for (int i = 0; i < t->ne[1]; i++)
            for (int j = 0; j < t->ne[0]; j++) t->data[i * t->ne[0] + j] = t->src[0]->data[j * t->ne[1] + i];
        break;
    default: fprintf(stderr, "unknown operation %d\n", t->op); abort();
    }
}

void compute_graph(int layers, int n, int m) {
    struct graph *g = calloc(1, sizeof *g);
    struct node *x = new_node(g, OP_NONE, n, m, NULL, NULL);
    for (int l = 0; l < layers; l++) {
        struct node *s = new_node(g, OP_SCALE, x->ne[0], x->ne[1], x, NULL);
        struct node *a = new_node(g, OP_ADD, x->ne[0], x->ne[1], x, s);
        x = new_node(g, OP_TRANSPOSE, a->ne[1], a->ne[0], a, NULL);
    }
    for (int i = 0; i < g->n_nodes; i++) compute(&g->nodes[i]);
    for (int i = 0; i < g->n_nodes; i++) free(g->nodes[i].data);
    free(g);
}
