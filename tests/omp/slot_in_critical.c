// Memory that a thread takes from a pool is its own, though nothing but the exclusion of others says so.
//@ data
//@ n: 0 1 2 5 8 9 17 40
void slot_in_critical(int n, int *restrict pool, int *restrict next, float *restrict x) {
    *next = 0;
#pragma omp parallel
    {
        int slot;
#pragma omp critical
        {
            slot = *next;
            *next = slot + 1;
        }
        int *own = pool + 16 * (slot & 7);
        own[0] = 0;
#pragma omp for
        for (int i = 0; i < n; i++) {
            own[0]++;
            if (own[0] > 3)
                x[i] = 1;
        }
    }
}
