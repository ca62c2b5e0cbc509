// A reduction by comparison, in a tree for many threads.
//@ n: 0 3 7 20 0 3 7 20
//@ data
void red_min(int *restrict a, int n) {
    int k = 1000;
#pragma omp parallel for reduction(min : k)
    for (int i = 0; i < n; i++)
        if (k > i * 3) k = i * 3;
    for (int j = 0; j < k; j++) a[j] = 2;
}
