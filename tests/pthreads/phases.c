// Two phases of threads, whose handles stand in the same array.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
static float cells[64];
static void *one(void *given) {
    for (int i = 0; i < (int)(long)given; i++)
        cells[i & 63] = i;
    return 0;
}
static void *two(void *given) {
    for (int i = 0; i < 2 * (int)(long)given; i++)
        cells[i & 63] = i;
    return 0;
}
void phases(float *a, int n) {
    pthread_t threads[64];
    for (int i = 0; i < n; i++)
        pthread_create(&threads[i], 0, one, (void *)(long)i);
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], 0);
    for (int i = 0; i < n; i++)
        pthread_create(&threads[i], 0, two, (void *)(long)i);
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], 0);
}
