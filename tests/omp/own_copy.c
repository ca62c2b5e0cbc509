// A structure that a function of the region gets by value is the thread's own: what it counts there goes on from
// iteration to iteration.
//@ data
//@ n: 0 1 2 5 8 9 17 40
struct Seen { long number[8]; };
__attribute__((noinline)) static void shared_out(struct Seen seen, int n, float *restrict x) {
    seen.number[0] = seen.number[1] = 0;
#pragma omp for
    for (int i = 0; i < n; i++) {
        long number = ++seen.number[i & 1];
        if (number > 2)
            for (int j = 0; j < i; j++)
                x[i] += j;
    }
}
void own_copy(int n, float *restrict x) {
    struct Seen seen = {{0}};
#pragma omp parallel
    shared_out(seen, n, x);
}
