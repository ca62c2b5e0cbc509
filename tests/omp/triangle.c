// Rows of growing length: threads have unequal work.
//@ n: 0 1 2 3 5 8 17 40
void triangle(float *restrict a, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            a[i * n + j] = i + j;
}
