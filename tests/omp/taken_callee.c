// Which function a thread calls depends on whether it took iterations.
//@ n: 0 1 2 3 5 8 17 40
//@ data
static __attribute__((noinline)) void none(int *restrict b) {
#pragma omp atomic
    b[0]++;
}

static __attribute__((noinline)) void some(int *restrict b) {
#pragma omp atomic
    b[1]++;
}

void taken_callee(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    {
        void (*next)(int *) = none;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            next = some;
            a[i]++;
        }
        next(b);
    }
}
