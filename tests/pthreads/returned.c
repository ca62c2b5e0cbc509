// What a thread returns is not followed.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
static void *twice(void *given) {
    return (void *)(2 * (long)given);
}
void returned(float *a, int n) {
    pthread_t thread;
    void *result = 0;
    pthread_create(&thread, 0, twice, (void *)(long)n);
    pthread_join(thread, &result);
    for (long i = 0; i < (long)result; i++)
        a[i] = i;
}
