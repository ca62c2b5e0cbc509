// The least so far of a thread decides: which iterations it had before depends on how threads meet.
//@ n: 0 1 2 3 5 8 17 37
//@ data
int guided_least(int *restrict a, int n) {
    int m = 99;
#pragma omp parallel for schedule(guided) reduction(min : m)
    for (int i = 0; i < n; i++) {
        int v = (i * 7) % 11;
        if (v < m) {
            m = v;
            a[i] = v;
        }
    }
#pragma omp parallel for schedule(dynamic) reduction(max : m)
    for (int i = 0; i < n; i++)
        if (i % 5 > m)
            m = i % 5;
    return m;
}
