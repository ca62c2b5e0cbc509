// What `master` set for one thread decides in iterations that any thread may take: how often is not known.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void master_of_dynamic(int *restrict a, int n) {
#pragma omp parallel
    {
        int me = 0;
#pragma omp master
        me = 1;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++)
            if (me)
                a[i] += 2;
    }
}
