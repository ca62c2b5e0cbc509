// Data decides.
//@ data
//@ n: 0 1 2 3 5 8 17 40
void data(float *restrict a, int n) {
    int k = 0;
#pragma omp parallel for reduction(+ : k)
    for (int i = 0; i < n; i++)
        if (a[i] > 0)
            k++;
    for (int j = 0; j < k; j++)
        a[j] = 0;
}
