// Workers that read shared data, with a share each, in structures of their own.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
struct worker {
    int id, n, *data;
    float found;
};
static void *run(void *given) {
    struct worker *worker = given;
    int found = 0;
    for (int i = worker->id; i < worker->n; i += 4)
        if (worker->data[i] & 1)
            found++;
    worker->found = found;
    return 0;
}
void worker(float *a, int n) {
    pthread_t threads[4];
    struct worker workers[4];
    int data[64];
    for (int i = 0; i < 64; i++)
        data[i] = i * 7;
    for (int i = 0; i < 4; i++) {
        workers[i] = (struct worker){i, n, data, 0};
        pthread_create(&threads[i], 0, run, &workers[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    for (int i = 0; i < 4; i++)
        a[i] = workers[i].found;
}
