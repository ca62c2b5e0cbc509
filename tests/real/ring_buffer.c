// A ring buffer behind a handle: pushes overwrite the oldest, pops until it is empty.
//@ capacity: 1 2 4 8 3 16 5 7
//@ pushes: 0 1 5 8 2 40 12 7
#include <stdbool.h>
#include <stdlib.h>

typedef struct {
    int *items;
    size_t capacity, head, count;
} Ring;

static Ring *ring_new(size_t capacity) {
    Ring *r = malloc(sizeof *r);
    if (!r) return NULL;
    r->items = malloc(capacity * sizeof *r->items);
    if (!r->items) {
        free(r);
        return NULL;
    }
    r->capacity = capacity;
    r->head = r->count = 0;
    return r;
}

static void ring_push(Ring *r, int x) {
    r->items[(r->head + r->count) % r->capacity] = x;
    if (r->count == r->capacity)
        r->head = (r->head + 1) % r->capacity;
    else
        r->count++;
}

static bool ring_pop(Ring *r, int *x) {
    if (r->count == 0) return false;
    *x = r->items[r->head];
    r->head = (r->head + 1) % r->capacity;
    r->count--;
    return true;
}

long ring_buffer(int capacity, int pushes) {
    Ring *r = ring_new(capacity);
    if (!r) return -1;
    for (int i = 0; i < pushes; i++) ring_push(r, i);
    long sum = 0;
    int x;
    while (ring_pop(r, &x)) sum += x;
    free(r->items);
    free(r);
    return sum;
}
