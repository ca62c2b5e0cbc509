// The environment says how iterations are shared out, or the runtime does.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 0 1 4 2 5 3 7
//@ data
void runtime(float *restrict a, int n, int m) {
#pragma omp parallel for schedule(runtime) collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (i > j)
                a[i * m + j] += i;
            for (int k = 0; k < j; k++)
                a[i * m + j] -= k;
        }
#pragma omp parallel for schedule(auto)
    for (int i = 0; i < n; i++)
        for (int k = i; k < n; k += 2)
            a[i] += k;
}
