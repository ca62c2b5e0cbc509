// A thread returns a pointer to what the function has: who waits for it may write there.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
struct job {
    int n;
};
static void *run(void *given) {
    struct job *job = given;
    job->n = 5;
    return job;
}
void result_aliases(float *a, int n) {
    pthread_t thread;
    struct job job = {n};
    void *result;
    pthread_create(&thread, 0, run, &job);
    pthread_join(thread, &result);
    ((struct job *)result)->n = 2 * n;
    for (int i = 0; i < job.n; i++)
        a[i] = i;
}
