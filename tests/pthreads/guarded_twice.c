// Threads that are created and waited for under two conditions, with work in between.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
static float low[64], high[64];
static void *one(void *given) {
    for (int k = 0; k < (int)(long)given; k++)
        low[k] += k;
    return 0;
}
static void *two(void *given) {
    for (int k = 0; k < (int)(long)given; k += 2)
        high[k] += k;
    return 0;
}
void guarded_twice(float *a, int n) {
    pthread_t first, second;
    int big = n > 4, odd = n & 1;
    if (big)
        pthread_create(&first, 0, one, (void *)(long)n);
    if (odd)
        pthread_create(&second, 0, two, (void *)(long)(n + 1));
    for (int i = 0; i < n; i++)
        a[i] = i;
    if (odd)
        pthread_join(second, 0);
    if (big)
        pthread_join(first, 0);
}
