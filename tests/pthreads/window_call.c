// A function that the creating one calls while a thread runs.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
struct job {
    int n;
    float *a;
};
__attribute__((noinline)) static int sum(int *into, int n) {
    for (int i = 0; i < n; i++)
        into[0] += i;
    return into[0];
}
static void *run(void *given) {
    struct job *job = given;
    for (int k = 0; k < job->n; k++)
        job->a[k] += k;
    return 0;
}
void window_call(float *a, int n) {
    pthread_t thread;
    struct job job = {n, a};
    int s = 0;
    pthread_create(&thread, 0, run, &job);
    int t = sum(&s, n);
    pthread_join(thread, 0);
    for (int i = 0; i < t % 50 + s % 3; i++)
        a[i] = i;
}
