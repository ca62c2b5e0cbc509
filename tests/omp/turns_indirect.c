// Which function a thread calls in an iteration goes by how many it had before: what is called, and how often, is a
// matter of shares.
//@ data
//@ n: 0 1 2 5 8 9 17 40
__attribute__((noinline)) static void even(float *x) { *x += 1; }
__attribute__((noinline)) static void odd(float *x) { *x -= 1; }
static void (*const by_turn[2])(float *) = {even, odd};
void turns_indirect(int n, float *restrict x) {
    int turn = 0;
#pragma omp parallel for firstprivate(turn)
    for (int i = 0; i < n; i++)
        by_turn[turn++ & 1](x + i);
}
