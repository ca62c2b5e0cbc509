// What a thread leaves in memory decides a loop behind the point at which it was waited for.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
#include <pthread.h>
struct job {
    int n, m, result;
};
static void *count(void *given) {
    struct job *job = given;
    int found = 0;
    for (int i = 0; i < job->n; i++)
        if (i < job->m)
            found++;
    job->result = found;
    return 0;
}
void result_in_memory(float *a, int n, int m) {
    pthread_t thread;
    struct job job = {n, m, 0};
    pthread_create(&thread, 0, count, &job);
    pthread_join(thread, 0);
    for (int i = 0; i < job.result; i++)
        a[i] = i;
}
