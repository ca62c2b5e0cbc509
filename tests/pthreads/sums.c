// What several threads leave in memory decides loops behind them: it is not known.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
struct job {
    int n, sum;
};
static void *run(void *given) {
    struct job *job = given;
    int sum = 0;
    for (int i = 0; i < job->n; i++)
        sum += i & 1;
    job->sum = sum;
    return 0;
}
void sums(float *a, int n) {
    pthread_t threads[4];
    struct job jobs[4];
    for (int i = 0; i < 4; i++) {
        jobs[i].n = n + i;
        pthread_create(&threads[i], 0, run, &jobs[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], 0);
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < jobs[k].sum; i++)
            a[i] = i;
}
