// A floating-point number is stored where a thread's work leads, over an integer that a loop counts to.
//@ n: 0 1 2 3 5 8 17 40
//@ data
int omp_get_thread_num(void);

union number {
    int i;
    float f;
};

void float_at_taken(int *restrict a, int n) {
    union number u[4];
    for (int j = 0; j < 4; j++)
        u[j].i = n;
#pragma omp parallel
    {
        int mine = 0;
#pragma omp single nowait
        mine++;
#pragma omp single nowait
        mine++;
        if (omp_get_thread_num() == 0)
            u[mine].f = 0.0f;
    }
    for (int k = 0; k < u[0].i; k++)
        a[k] = 1;
}
