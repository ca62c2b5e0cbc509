// A number behind two pointers of a structure: what one thread writes through one, all read through the other.
//@ data
//@ n: 0 1 2 3 5 8 17 40
struct names { long *read; long *written; };
void two_names(float *restrict a, int n) {
    long k = 0;
    struct names s = {&k, &k};
#pragma omp parallel
    {
#pragma omp single
        *s.written = n;
        for (long j = 0; j < *s.read; j++)
            a[j] = j;
    }
    for (long j = 0; j < k; j++)
        a[j] *= 2;
}
