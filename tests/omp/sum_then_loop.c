// What a reduction gives, no thread of it knows.
//@ data
//@ n: 0 1 2 3 5 8 17 40
void sum_then_loop(int *restrict a, int n) {
    int s = 0;
#pragma omp parallel
    {
#pragma omp for reduction(+ : s)
        for (int i = 0; i < n; i++)
            s += i & 1;
#pragma omp for
        for (int i = 0; i < s; i++)
            a[i] = i;
    }
}
