// Serves batches out of a buffer of tokens: resets at its end, copies inputs and targets, over some steps.
//@ tokens: 10 20 9 33 100 5 65 17
//@ B: 1 2 1 4 3 1 2 4
//@ T: 4 3 2 2 8 2 16 1
//@ steps: 0 1 5 3 10 4 7 20
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int B, T;
    long current, size, num_batches;
    const int *tokens;
    int *inputs, *targets;
} DataLoader;

static void dataloader_init(DataLoader *l, const int *tokens, long size, int B, int T, int *batch) {
    l->B = B;
    l->T = T;
    l->size = size;
    l->tokens = tokens;
    l->current = 0;
    l->inputs = batch;
    l->targets = batch + 1;
    l->num_batches = size / (B * T);
    if (size < B * T + 1) {
        printf("Error: file size is too small for the batch size and sequence length\n");
        exit(EXIT_FAILURE);
    }
}

static void dataloader_next(DataLoader *l) {
    int B = l->B, T = l->T;
    if (l->current + B * T + 1 > l->size) l->current = 0;
    for (int i = 0; i < B * T + 1; i++) l->inputs[i] = l->tokens[l->current + i];
    l->current += B * T;
}

long dataloader(const int *data, int *batch, int tokens, int B, int T, int steps) {
    DataLoader loader;
    dataloader_init(&loader, data, tokens, B, T, batch);
    long seen = 0;
    for (int step = 0; step < steps; step++) {
        dataloader_next(&loader);
        seen += loader.B * loader.T;
    }
    return seen;
}
