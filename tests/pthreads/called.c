// A thread whose function calls another, started under a condition, in a loop over rows.
//@ n: 0 1 2 3 5 8 16 -4
//@ m: 3 1 0 9 4 10 6 2
#include <pthread.h>
struct task {
    float *a;
    int row, columns;
};
__attribute__((noinline)) static void fill(float *a, int columns) {
    for (int j = 0; j < columns; j++)
        a[j] = j;
}
static void *row(void *given) {
    struct task *task = given;
    if (task->row % 3 != 1)
        fill(task->a, task->columns);
    return 0;
}
void called(float *a, int n, int m) {
    for (int i = 0; i < n; i++) {
        struct task task = {a + 16 * i, i, m};
        pthread_t thread;
        if (i % 2 == 0) {
            pthread_create(&thread, 0, row, &task);
            pthread_join(thread, 0);
        } else {
            fill(task.a, 3);
        }
    }
}
