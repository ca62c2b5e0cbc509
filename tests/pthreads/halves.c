// Two threads with half of an array each, and what the function does meanwhile.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
#include <pthread.h>
struct part {
    float *a;
    int from, to;
};
static void *scale(void *given) {
    struct part *part = given;
    for (int i = part->from; i < part->to; i++)
        if (i % 2 == 0)
            part->a[i] *= 2;
    return 0;
}
void halves(float *restrict a, float *restrict b, int n, int m) {
    pthread_t first, second;
    struct part low = {a, 0, n / 2}, high = {a, n / 2, n};
    if (pthread_create(&first, 0, scale, &low))
        return;
    if (pthread_create(&second, 0, scale, &high))
        return;
    for (int j = 0; j < m; j++)
        b[j] = j;
    pthread_join(second, 0);
    pthread_join(first, 0);
}
