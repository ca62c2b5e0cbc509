// A function that waits for a thread that it did not create, and reads what that left: neither thread is followed.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
static int from_outside, from_inside;
static void *outside(void *given) {
    from_outside = 2 * (int)(long)given;
    return 0;
}
static void *inside(void *given) {
    from_inside = (int)(long)given;
    return 0;
}
__attribute__((noinline)) static void waits(float *a, pthread_t other, int n) {
    pthread_t own;
    pthread_create(&own, 0, inside, (void *)(long)n);
    pthread_join(own, 0);
    pthread_join(other, 0);
    for (int i = 0; i < from_outside + from_inside; i++)
        a[i] = i;
}
void another_one(float *a, int n) {
    pthread_t other;
    pthread_create(&other, 0, outside, (void *)(long)n);
    waits(a, other, n);
}
