// A place is used again while another thread runs; they are waited for in another order.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
static float cells[3][128];
static void *one(void *given) {
    for (int k = 0; k < (int)(long)given; k++)
        cells[0][k] += k;
    return 0;
}
static void *two(void *given) {
    for (int k = 0; k < (int)(long)given; k++)
        cells[1][k] += k;
    return 0;
}
void swap_order(float *a, int n) {
    pthread_t threads[4];
    pthread_create(&threads[0], 0, one, (void *)(long)n);
    pthread_create(&threads[1], 0, two, (void *)(long)(n + 1));
    pthread_join(threads[1], 0);
    pthread_create(&threads[1], 0, two, (void *)(long)(2 * n));
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    if (n > 3) {
        pthread_create(&threads[2], 0, one, (void *)(long)n);
        a[0] = 1;
        pthread_join(threads[2], 0);
    }
}
