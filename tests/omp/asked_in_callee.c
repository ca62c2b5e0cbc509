// A function that asks which thread runs it is called by whoever takes what stands in `single`.
//@ n: 0 1 2 3 5 8 17 40
//@ data
int omp_get_thread_num(void);

static __attribute__((noinline)) void by_number(int *restrict a, int n) {
    if (omp_get_thread_num() == 0)
        for (int i = 0; i < n; i++)
            a[i] = a[i] * 3 + i;
    else
        a[1] = n;
}

void asked_in_callee(int *restrict a, int n) {
#pragma omp parallel
    {
#pragma omp single
        by_number(a, n);
    }
}
