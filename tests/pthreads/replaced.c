// A thread whose function another definition may replace when the program is linked: it is not followed.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
__attribute__((weak)) void *replaceable(void *given) {
    long n = (long)given;
    float sum = 0;
    for (long i = 0; i < n; i++)
        sum += i;
    return sum < 0 ? given : 0;
}
void replaced(float *a, int n) {
    pthread_t thread;
    pthread_create(&thread, 0, replaceable, (void *)(long)n);
    pthread_join(thread, 0);
}
