// A function that only reads finds a thread's share in its own memory, and it decides in `single`.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 0 5 2 3 1
//@ data
int omp_get_thread_num(void);

static __attribute__((noinline)) int get(const int *p, int m) { return p[m & 3]; }

void share_looked_up(int *restrict a, int n, int m) {
#pragma omp parallel
    {
        int own[4] = {0, 0, 0, 0};
        own[m & 3] = omp_get_thread_num();
        int r = get(own, m);
#pragma omp single
        {
            if (r > 0)
                a[1] = 2;
            else
                for (int j = 0; j < n; j++)
                    a[j] = 3;
        }
    }
}
