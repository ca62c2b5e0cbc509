// A critical section, and an atomic operation.
//@ n: 0 1 2 3 5 8 17 40
void guarded(int *restrict a, int n) {
    int most = 0, all = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical
        most = most + i;
#pragma omp atomic
        all += 1;
    }
    a[0] = most;
    a[1] = all;
}
