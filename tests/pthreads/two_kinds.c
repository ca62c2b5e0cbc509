// Threads with two functions, in a function that others call.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
#include <pthread.h>
struct rows {
    float *a;
    int n;
};
static void *even(void *given) {
    struct rows *rows = given;
    for (int i = 0; i < rows->n; i += 2)
        rows->a[i] = i;
    return 0;
}
static void *odd(void *given) {
    struct rows *rows = given;
    for (int i = 1; i < rows->n; i += 2)
        rows->a[i] = -i;
    return 0;
}
__attribute__((noinline)) static void both(float *a, int n) {
    pthread_t handles[2];
    struct rows rows = {a, n};
    pthread_create(&handles[0], 0, even, &rows);
    pthread_create(&handles[1], 0, odd, &rows);
    pthread_join(handles[0], 0);
    pthread_join(handles[1], 0);
}
void two_kinds(float *a, int n, int m) {
    for (int i = 0; i < m; i++)
        both(a, n + i);
}
