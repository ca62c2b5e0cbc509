// Unsigned sizes of 32 bits.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 2
void unsigned_sizes(float *restrict a, unsigned n, unsigned m) {
#pragma omp parallel for
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < m; j++)
            a[i] += j;
}
