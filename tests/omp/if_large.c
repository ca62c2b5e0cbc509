// In parallel only where there is much to do.
//@ n: 0 1 2 3 5 8 17 40
void if_large(float *restrict a, int n) {
#pragma omp parallel for if (n > 4)
    for (int i = 0; i < n; i++)
        a[i] = i;
}
