// A number of threads that is asked for and, where the region is run by one, must not hold for the next.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 2 3 4 2 5 3 2
extern int omp_get_thread_num(void);
void asked_and_alone(float *restrict a, int n, int k) {
#pragma omp parallel for num_threads(k) if (n > 4)
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp parallel
    a[omp_get_thread_num()] = k;
}
