// A loop of one block writes as often as the thread's number says.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 0 5 2 3 1
//@ data
int omp_get_thread_num(void);

void one_block_loop(int *restrict a, int n, int m) {
#pragma omp parallel
    {
        int seen[4] = {0, 0, 0, 0};
        int t = omp_get_thread_num(), k = 0;
        do {
            seen[(m + k) & 3] = 7;
            k++;
        } while (k <= t);
#pragma omp single
        {
            if (seen[(m + 1) & 3] == 7)
                a[1] = 2;
            else
                for (int j = 0; j < n; j++)
                    a[j] = 3;
        }
    }
}
