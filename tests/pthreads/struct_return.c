// A thread whose function calls one with a structure as its result.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <pthread.h>
struct big {
    long parts[6];
};
__attribute__((noinline)) static struct big make(int n) {
    struct big big = {{n, n + 1}};
    return big;
}
static void *run(void *given) {
    int *n = given;
    struct big big = make(*n);
    *n = big.parts[1];
    return 0;
}
void struct_return(float *a, int n) {
    pthread_t thread;
    int x = n;
    pthread_create(&thread, 0, run, &x);
    pthread_join(thread, 0);
    for (int i = 0; i < x; i++)
        a[i] = i;
}
