// A growing array with realloc and a doubled capacity, filled with the divisors of each number.
//@ n: 0 1 2 3 5 8 17 40
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int *data;
    size_t length, capacity;
} Array;

static void array_push(Array *a, int x) {
    if (a->length == a->capacity) {
        a->capacity = a->capacity ? a->capacity * 2 : 4;
        a->data = realloc(a->data, a->capacity * sizeof *a->data);
        if (!a->data) {
            perror("realloc");
            exit(1);
        }
    }
    a->data[a->length++] = x;
}

long dynamic_array(int n) {
    Array a = {0};
    for (int i = 1; i <= n; i++)
        for (int d = 1; d <= i; d++)
            if (i % d == 0) array_push(&a, d);
    long sum = 0;
    for (size_t k = 0; k < a.length; k++) sum += a.data[k];
    free(a.data);
    return sum;
}
