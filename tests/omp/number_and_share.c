// A loop between parts that go by the thread's number: what a thread did before its share is not what another did.
//@ n: 0 1 2 3 5 8 17 40
#include <omp.h>
void number_and_share(int n, int *restrict a, float *restrict x) {
#pragma omp parallel
    {
        int own = omp_get_thread_num();
        a[8 * own] = 1;
#pragma omp for
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++)
                x[i] += j;
        a[8 * own] = 2;
    }
}
