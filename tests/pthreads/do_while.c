// Loops that look at their conditions in the end.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
static float cells[64][64];
static void *run(void *given) {
    long row = (long)given;
    for (int i = 0; i < row; i++)
        cells[row][i] = i;
    return 0;
}
void do_while(float *a, int n) {
    pthread_t threads[64];
    long i = 0;
    do {
        pthread_create(&threads[i], 0, run, (void *)i);
    } while (++i < n);
    i = 0;
    do {
        pthread_join(threads[i], 0);
    } while (++i < n);
}
