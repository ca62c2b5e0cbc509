// A region in a function that is called through a pointer.
//@ n: 0 3 7 0 3 7 0 3
//@ w: 0 1 1 0 1 1 0 1
//@ data
__attribute__((noinline)) static void h(int *a, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) a[i] = 1;
}
__attribute__((noinline)) static void g(int *a, int n) {
    for (int i = 0; i < n; i++) a[i] = 3;
}
void fptr_seq(int *restrict a, int n, int w) {
    void (*p)(int *, int) = w ? h : g;
    p(a, n);
}
