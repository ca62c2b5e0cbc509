// Work that the number of the thread says.
//@ n: 0 1 2 3 5 8 17 40
int omp_get_thread_num(void);
int omp_get_num_threads(void);
void by_number(float *restrict a, int n) {
#pragma omp parallel
    {
        int t = omp_get_thread_num(), all = omp_get_num_threads();
        for (int i = t; i < n; i += all)
            a[i] += t;
    }
}
