// A reduction.
//@ n: 0 1 2 3 5 8 17 40
float sum(float *restrict a, int n) {
    float s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}
