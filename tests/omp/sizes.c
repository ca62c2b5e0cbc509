// Unsigned sizes of 64 bits.
//@ n: 0 1 2 3 5 8 17 40
void sizes(float *restrict a, unsigned long n) {
#pragma omp parallel for
    for (unsigned long i = 0; i < n; i++)
        a[i] += 1;
}
