// A thread that may leave by pthread_exit: it is not followed.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
static void *run(void *given) {
    int n = (int)(long)given;
    for (int i = 0; i < n; i++)
        if (i == 4)
            pthread_exit(0);
    return 0;
}
void left_early(float *a, int n) {
    pthread_t thread;
    pthread_create(&thread, 0, run, (void *)(long)n);
    pthread_join(thread, 0);
}
