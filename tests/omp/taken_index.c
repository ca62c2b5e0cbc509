// A thread's own array, written at what it took last.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void taken_index(int *restrict a, int n) {
#pragma omp parallel
    {
        int last = 0, seen[16] = {0};
        for (int t = 0; t < 3; t++) {
#pragma omp for schedule(dynamic)
            for (int i = 0; i < n; i++) {
                last = i & 7;
                a[i]++;
            }
            seen[last] = 1;
#pragma omp critical
            for (int j = 1; j < 8; j++)
                if (seen[j])
                    a[j]++;
#pragma omp barrier
        }
    }
}
