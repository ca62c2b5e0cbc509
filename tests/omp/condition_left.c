// A condition as it is when a loop ends that runs as often as the thread's number says.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 0 5 2 3 1
//@ data
int omp_get_thread_num(void);

void condition_left(int *restrict a, int n, int m) {
#pragma omp parallel
    {
        int t = omp_get_thread_num(), k = 0, c, x = 0;
        do {
            c = (k ^ m) & 1;
            if (c)
                a[64 + t] += 3;
            k++;
        } while (k <= t);
        if (c) {
            a[32 + t] = m;
            x = m * m + 1;
        }
#pragma omp single
        {
            if (x > 2)
                a[1] = 2;
            else
                for (int j = 0; j < n; j++)
                    a[j] = 3;
        }
    }
}
