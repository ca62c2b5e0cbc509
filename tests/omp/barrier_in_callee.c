// A barrier in a function that the region calls.
//@ n: 0 3 7 0 3 7 0 3
//@ data
int omp_get_thread_num(void); int omp_get_num_threads(void);
__attribute__((noinline)) static void sync(void) {
#pragma omp barrier
}
void barrier_in_callee(int *restrict a, int n) {
    int k = 0;
#pragma omp parallel
    {
        if (omp_get_thread_num() == omp_get_num_threads() - 1) k = n;
        sync();
        for (int i = 0; i < k; i++) a[omp_get_thread_num() * 64 + i] = i;
    }
}
