// What the function counts while a thread runs bounds a loop behind it.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
struct job {
    int n;
    float *a;
};
static int kept;
static void *run(void *given) {
    struct job *job = given;
    for (int i = 0; i < job->n; i++)
        job->a[i] = i;
    return 0;
}
void meanwhile(float *a, int n) {
    pthread_t thread;
    struct job job = {n, a};
    kept = 0;
    pthread_create(&thread, 0, run, &job);
    for (int i = 0; i < n; i++)
        if (i % 3)
            kept++;
    int found = kept;
    pthread_join(thread, 0);
    for (int i = 0; i < found + kept; i++)
        a[i] = 0;
}
