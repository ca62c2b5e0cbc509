// Threads that are waited for before the next one starts: each finds what the one before it left.
//@ n: 0 1 2 3 5 8 17 40
#include <pthread.h>
struct state {
    float *a;
    int step;
};
static void *advance(void *given) {
    struct state *state = given;
    for (int i = 0; i < state->step; i++)
        state->a[i] += 1;
    state->step += 2;
    return 0;
}
void one_after_other(float *a, int n) {
    struct state state = {a, 1};
    for (int i = 0; i < n; i++) {
        pthread_t thread;
        pthread_create(&thread, 0, advance, &state);
        pthread_join(thread, 0);
    }
}
