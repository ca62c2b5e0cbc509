// What a thread writes behind a barrier, no other reads before it.
//@ n: 0 3 7 12 0 3 7 12
//@ data
int omp_get_thread_num(void), omp_get_num_threads(void);
void phases_once(int *restrict a, int n) {
    int k = 2;
#pragma omp parallel
    {
        int t = omp_get_thread_num();
        for (int j = 0; j < k; j++) a[t * 32 + j] = j;
#pragma omp barrier
        if (t == 0) k = n;
    }
    for (int j = 0; j < k; j++) a[j] = 0;
}
