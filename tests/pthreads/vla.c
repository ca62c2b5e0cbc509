// Handles in an array as long as there are threads, made anew each time.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
struct row {
    float *a;
    int length;
};
static void *run(void *given) {
    struct row *row = given;
    for (int i = 0; i < row->length; i++)
        row->a[i] = i;
    return 0;
}
void vla(float *a, int n) {
    for (int k = 1; k < 3; k++) {
        pthread_t threads[n + k];
        struct row rows[n + k];
        for (int i = 0; i < n; i++) {
            rows[i] = (struct row){a + 64 * i, k * i};
            pthread_create(&threads[i], 0, run, &rows[i]);
        }
        for (int i = 0; i < n; i++)
            pthread_join(threads[i], 0);
    }
}
