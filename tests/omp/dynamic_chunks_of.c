// Chunks of a size that the caller gives, as threads ask for them; none is less than one iteration.
//@ n: 0 1 2 3 5 8 17 40
//@ c: 1 2 3 0 9 -2 5 7
void dynamic_chunks_of(float *restrict a, int n, int c) {
#pragma omp parallel for schedule(dynamic, c)
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++)
            a[i] += j;
}
