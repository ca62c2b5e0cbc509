// Chunks go round in order, and what a thread counts in its own decides behind them.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void ordered_kept(int *restrict a, int *restrict b, int n) {
#pragma omp parallel
    {
        int k = 0;
#pragma omp for schedule(static, 2) ordered
        for (int i = 0; i < n; i++) {
#pragma omp ordered
            a[0] += i;
            k++;
        }
        if (k > 2) {
#pragma omp atomic
            b[0]++;
        }
    }
}
