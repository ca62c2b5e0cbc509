// Handles on the heap, errors that end the program, and threads with heap of their own.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
#include <stdlib.h>
static void *run(void *given) {
    float *own = malloc(64 * sizeof *own);
    if (!own)
        return 0;
    for (int i = 0; i < (int)(long)given; i++)
        own[i] = i;
    free(own);
    return 0;
}
void heap_checked(float *a, int n) {
    pthread_t *threads = calloc(n + 1, sizeof *threads);
    if (!threads)
        return;
    for (int i = 0; i < n; i++)
        if (pthread_create(&threads[i], 0, run, (void *)(long)i))
            abort();
    for (int i = 0; i < n; i++)
        if (pthread_join(threads[i], 0))
            abort();
    free(threads);
}
