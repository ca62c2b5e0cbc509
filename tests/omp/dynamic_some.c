// Chunks as threads ask for them: how many threads get some depends on how they meet.
//@ n: 10 0 3 1 5 8 17 40
//@ s: 0 3 0 1 4 6 2 2
//@ data
int dynamic_some(const int *restrict a, int n, int s) {
    int k = 0;
#pragma omp parallel for schedule(dynamic) reduction(+ : k)
    for (int i = s; i < n; i += 2)
        if (i > 7)
            k++;
    return k;
}
