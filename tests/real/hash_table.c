// An open-addressing hash table of integers that doubles when three quarters are taken; inserts then looks up.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    uint32_t key;
    int value;
    int used;
} Slot;

typedef struct {
    Slot *slots;
    uint32_t capacity, count;
} Table;

static uint32_t mix(uint32_t x) {
    x ^= x >> 16;
    x *= 0x45d9f3bu;
    x ^= x >> 16;
    return x;
}

static Slot *find(const Table *t, uint32_t key) {
    uint32_t i = mix(key) & (t->capacity - 1);
    while (t->slots[i].used && t->slots[i].key != key) i = (i + 1) & (t->capacity - 1);
    return &t->slots[i];
}

static void grow(Table *t) {
    Table bigger = {calloc(t->capacity * 2, sizeof(Slot)), t->capacity * 2, t->count};
    if (!bigger.slots) {
        perror("calloc");
        exit(1);
    }
    for (uint32_t i = 0; i < t->capacity; i++)
        if (t->slots[i].used) *find(&bigger, t->slots[i].key) = t->slots[i];
    free(t->slots);
    *t = bigger;
}

int hash_table(int n, int *out) {
    Table t = {calloc(8, sizeof(Slot)), 8, 0};
    for (int i = 0; i < n; i++) {
        if (4 * t.count >= 3 * t.capacity) grow(&t);
        Slot *s = find(&t, i * 7);
        if (!s->used) {
            *s = (Slot){i * 7, i, 1};
            t.count++;
        }
    }
    int found = 0;
    for (int i = 0; i < n; i++) {
        out[i] = find(&t, i)->used;
        found += out[i];
    }
    free(t.slots);
    return found;
}
