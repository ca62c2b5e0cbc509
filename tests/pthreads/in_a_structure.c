// Handles beside what threads read: their places are not told apart.
//@ n: 0 1 2 3 5 8 16 -4
//@ data
#include <pthread.h>
struct worker {
    pthread_t handle;
    float *a;
    int row;
};
static void *run(void *given) {
    struct worker *worker = given;
    for (int j = 0; j <= worker->row; j++)
        worker->a[j] = j;
    return 0;
}
void in_a_structure(float *a, int n) {
    struct worker workers[16];
    for (int i = 0; i < n; i++) {
        workers[i].a = a + 64 * i;
        workers[i].row = i;
        pthread_create(&workers[i].handle, 0, run, &workers[i]);
    }
    for (int i = 0; i < n; i++)
        pthread_join(workers[i].handle, 0);
}
