// A function returns a thread's share, and another looks at it in iterations that any thread may take.
//@ n: 0 1 2 3 5 8 17 40
//@ data
static __attribute__((noinline)) int share(int *restrict a, int n) {
    int mine = 0;
#pragma omp for schedule(static) nowait
    for (int i = 0; i < n; i++) {
        mine++;
        a[i]++;
    }
    return mine;
}

static __attribute__((noinline)) void use(int *restrict b, int n, int mine) {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < n; i++)
        for (int j = 0; j < mine; j++)
            b[i]++;
}

void share_returned(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    use(b, n, share(a, n));
}
