// Memory that a thread allocates and marks where it takes an iteration.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void *malloc(unsigned long);
void free(void *);

void taken_in_allocation(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    {
        int *own = malloc(16);
        own[0] = 0;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            own[0] = 1;
            a[i]++;
        }
        if (own[0]) {
#pragma omp atomic
            b[0]++;
        }
        free(own);
    }
}
