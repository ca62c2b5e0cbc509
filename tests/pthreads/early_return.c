// An error waits for those that were created before.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
static float cells[3][64];
static void *fill(void *given) {
    int n = (int)(long)given;
    for (int i = 0; i < n; i++)
        cells[n % 3][i] = i;
    return 0;
}
int early_return(float *a, int n) {
    pthread_t threads[3];
    int created = 0;
    for (int i = 0; i < 3; i++) {
        if (pthread_create(&threads[i], 0, fill, (void *)(long)(n + i)) != 0) {
            for (int k = 0; k < i; k++)
                pthread_join(threads[k], 0);
            return -1;
        }
        created++;
    }
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return created;
}
