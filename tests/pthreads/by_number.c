// Threads that get their number as a pointer, and return early.
//@ n: 0 1 2 3 5 8 17 40
//@ threads: 1 3 8 3 1 8 8 3
#include <pthread.h>
static int size;
static float *shared;
static void *run(void *given) {
    int number = (int)(long)given;
    if (number >= size)
        return given;
    for (int i = number; i < size; i += 8) {
        if (i == 20)
            return 0;
        shared[i] += 1;
    }
    return 0;
}
void by_number(float *a, int n, int threads) {
    pthread_t handles[8];
    shared = a;
    size = n;
    for (long t = 0; t < threads; t++)
        if (pthread_create(&handles[t], NULL, run, (void *)t) != 0)
            return;
    for (long t = 0; t < threads; t++)
        pthread_join(handles[t], NULL);
}
