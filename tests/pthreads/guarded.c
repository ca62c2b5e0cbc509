// A counter behind a lock decides how long each thread works: it is not followed.
//@ n: 0 1 2 3 5 8 11 16
//@ data
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int next;
static void *take(void *given) {
    float *a = given;
    for (;;) {
        pthread_mutex_lock(&lock);
        int mine = next > 0 ? --next : -1;
        pthread_mutex_unlock(&lock);
        if (mine < 0)
            return 0;
        a[mine] = mine;
    }
}
void guarded(float *a, int n) {
    pthread_t threads[3];
    next = n;
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, take, a);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
}
