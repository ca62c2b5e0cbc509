// A number of threads that is asked for before a call that starts a region of its own.
//@ n: 2 3 7 2 3 7 2 3
//@ data
int omp_get_thread_num(void);
__attribute__((noinline)) static void pick(int *a, int n) {
#pragma omp parallel
    a[omp_get_thread_num()] = n;
}
static inline int yes(int *a, int n) { pick(a, n); return 1; }
void push_steal(int *restrict a, int n) {
#pragma omp parallel num_threads(3) if(yes(a, n))
    { a[0] = 1; }
}
