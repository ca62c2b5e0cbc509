// A thread's fixed share of one loop decides in iterations of another that any thread may take.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void share_in_dynamic(int *restrict a, int n) {
#pragma omp parallel
    {
        int last = -1;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++)
            last = i;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < last; j++)
                a[i]++;
    }
}
