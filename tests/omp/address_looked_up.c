// Where `single` stores is looked up in memory of the thread's own.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 0 5 2 3 1
//@ data
int omp_get_thread_num(void);

static __attribute__((noinline)) int *pick(int *const *p, int m) { return p[m & 3]; }

void address_looked_up(int *restrict a, int n, int m) {
    int s[64];
    for (int i = 0; i < 64; i++)
        s[i] = n & 1;
#pragma omp parallel
    {
        int *own[4] = {a, a, a, a};
        own[m & 3] = s + omp_get_thread_num();
        int *r = pick(own, m);
#pragma omp single nowait
        *r = 3;
    }
    for (int k = 0; k < s[0]; k++)
        a[k] = 1;
}
