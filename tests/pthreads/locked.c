// Threads that exclude each other: none is followed.
//@ n: 0 1 2 3 5 8 11 16
//@ data
#include <pthread.h>
struct shared {
    pthread_mutex_t lock;
    int next;
    float *a;
};
static void *take(void *given) {
    struct shared *shared = given;
    pthread_mutex_lock(&shared->lock);
    int mine = shared->next++;
    pthread_mutex_unlock(&shared->lock);
    for (int i = 0; i < mine; i++)
        shared->a[16 * mine + i] = i;
    return 0;
}
void locked(float *a, int n) {
    pthread_t threads[16];
    struct shared shared = {PTHREAD_MUTEX_INITIALIZER, 0, a};
    for (int i = 0; i < n; i++)
        pthread_create(&threads[i], 0, take, &shared);
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], 0);
    for (int i = 0; i < shared.next; i++)
        a[i] = 0;
}
