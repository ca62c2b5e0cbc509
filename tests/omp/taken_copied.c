// A thread's own structure, copied as a whole behind the loop.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void taken_copied(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    {
        struct {
            int flags[4];
        } own = {{0, 0, 0, 0}}, copy;
        int at = n & 3;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            own.flags[at] = 1;
            a[i]++;
        }
        copy = own;
        if (copy.flags[at]) {
#pragma omp atomic
            b[0]++;
        }
    }
}
