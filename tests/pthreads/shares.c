// As many threads as asked for, each with its share of the rows; handles on the heap.
//@ n: 0 1 2 3 5 8 17 -4
//@ threads: 1 3 8 3 1 8 8 3
#include <pthread.h>
#include <stdlib.h>
struct share {
    float *a;
    int first, end;
};
static void *run(void *given) {
    struct share *share = given;
    for (int i = share->first; i < share->end; i++)
        for (int j = 0; j <= i; j++)
            share->a[64 * i + j] = j;
    return 0;
}
void shares(float *a, int n, int threads) {
    pthread_t *handles = malloc(threads * sizeof *handles);
    struct share *all = malloc(threads * sizeof *all);
    int size = (n + threads - 1) / threads;
    for (int t = 0; t < threads; t++) {
        int end = (t + 1) * size;
        all[t].a = a;
        all[t].first = t * size;
        all[t].end = end < n ? end : n;
        pthread_create(&handles[t], NULL, run, &all[t]);
    }
    for (int t = 0; t < threads; t++)
        pthread_join(handles[t], NULL);
    free(handles);
    free(all);
}
