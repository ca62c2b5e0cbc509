// Threads that find their share in a structure of their own: rows of a triangle.
//@ n: 0 1 2 3 5 8 16 -4
#include <pthread.h>
struct share {
    float *a;
    int row;
};
static void *work(void *given) {
    struct share *share = given;
    for (int j = 0; j <= share->row; j++)
        share->a[j] += j;
    return 0;
}
void each_index(float *a, int n) {
    pthread_t threads[16];
    struct share shares[16];
    for (int i = 0; i < n; i++) {
        shares[i].a = a + 64 * i;
        shares[i].row = i;
        pthread_create(&threads[i], 0, work, &shares[i]);
    }
    for (int i = 0; i < n; i++)
        pthread_join(threads[i], 0);
}
