// What a thread took is counted through an address, by a function.
//@ n: 0 1 2 3 5 8 17 40
//@ data
static __attribute__((noinline)) void work(int *restrict a, int n, int *restrict taken) {
#pragma omp for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        ++*taken;
        a[i]++;
    }
}

void taken_by_address(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    {
        int taken = 0;
        work(a, n, &taken);
        if (taken > 2) {
#pragma omp atomic
            b[0]++;
        }
    }
}
