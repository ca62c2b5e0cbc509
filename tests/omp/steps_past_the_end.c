// Steps of five up to an unsigned size. Close to the largest size the number of iterations wraps around, and the
// runtime hands out none.
//@ n: 0 1 4 5 6 23 -1 -3 -4
void steps_past_the_end(float *restrict a, float *restrict b, unsigned n) {
#pragma omp parallel for schedule(dynamic)
    for (unsigned i = 0; i < n; i += 5)
        a[i] += 1;
#pragma omp parallel for schedule(dynamic, 3)
    for (unsigned i = 0; i < n; i += 5)
        a[i] += 2;
#pragma omp parallel for ordered
    for (unsigned i = 0; i < n; i += 5) {
#pragma omp ordered
        b[0] += a[i];
    }
}
