// Two blocks of `single`: whether one thread got both, nobody knows.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void single_twice(int *restrict a, int n) {
#pragma omp parallel
    {
        int first = 0, second = 0;
#pragma omp single
        {
            first = 1;
            a[0] += n;
        }
#pragma omp single
        {
            second = 1;
            a[1] += n;
        }
        if (first && second)
            a[2]++;
    }
}
