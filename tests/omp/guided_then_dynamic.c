// A loop without iterations shared out one way, and one with some shared out another way.
//@ n: 0 0 3 0 5 8 0 40
//@ m: 7 3 0 1 4 6 20 2
//@ data
void guided_then_dynamic(float *restrict a, int n, int m) {
#pragma omp parallel
    {
#pragma omp for schedule(guided)
        for (int i = 0; i < n; i++)
            a[i] += 1;
        if (m > n) {
#pragma omp for schedule(dynamic)
            for (int i = 0; i < m; i++)
                a[i] -= i;
        } else {
#pragma omp for schedule(runtime)
            for (int i = 0; i < m; i++)
                a[i] *= 2;
        }
    }
}
