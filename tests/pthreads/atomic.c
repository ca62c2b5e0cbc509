// Threads that count together: none is followed.
//@ n: 0 1 2 3 5 8 11 16
//@ data
#include <pthread.h>
static void *add(void *given) {
    int mine = __atomic_fetch_add((int *)given, 1, __ATOMIC_ACQ_REL);
    float sum = 0;
    for (int i = 0; i < mine; i++)
        sum += i;
    return sum < 0 ? given : 0;
}
void atomic(float *a, int n) {
    pthread_t threads[16];
    int next = 0;
    for (int i = 0; i < n; i++)
        pthread_create(&threads[i], 0, add, &next);
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], 0);
    for (int i = 0; i < __atomic_load_n(&next, __ATOMIC_ACQUIRE); i++)
        a[i] = 0;
}
