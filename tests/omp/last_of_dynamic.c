// Who has the last iteration, where threads take over chunks from others: the runtime may forget.
//@ n: 0 1 2 3 5 8 17 40
//@ data
int last_of_dynamic(float *restrict a, int n) {
    int last = 0;
#pragma omp parallel for schedule(dynamic, 2) lastprivate(last)
    for (int i = 0; i < n; i++) {
        last = i;
        a[i] = i;
    }
    return last;
}
