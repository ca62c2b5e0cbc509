// Steps of three, downward.
//@ n: 0 1 2 3 5 8 17 40
void steps(float *restrict a, int n) {
#pragma omp parallel for
    for (int i = n; i > 0; i -= 3)
        a[i] += 1;
}
