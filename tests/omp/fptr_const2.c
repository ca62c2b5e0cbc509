// A region that a region reaches through a pointer.
//@ n: 0 3 7 0 3 7 0 3
//@ data
typedef void (*F)(int*, int);
__attribute__((noinline)) static void h(int *a, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) a[i] = 1;
}
void fptr_const2(int *restrict a, int n) {
    F p = h;
#pragma omp parallel
    { p(a, n); }
}
