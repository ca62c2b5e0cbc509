// Which thread did what stands in `single` is kept, and decides behind the region.
//@ n: 0 1 2 3 5 8 17 40
//@ data
int omp_get_thread_num(void);

void asked_in_single(int *restrict a, int n) {
    int who = 0;
#pragma omp parallel
    {
        for (int i = 0; i < 100 * n * (8 - omp_get_thread_num()); i++) {
#pragma omp atomic
            a[0] += i;
        }
#pragma omp single
        {
            who = omp_get_thread_num();
            a[1]++;
        }
    }
    if (who == 0)
        a[2]++;
}
