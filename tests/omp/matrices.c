// Matrix multiplication.
//@ m: 0 1 2 3 5 8 17 -4
//@ n: 3 1 2 9 4 10 6 2
//@ k: 2 1 0 4 4 3 9 5
void matrices(float *restrict a, float *restrict b, float *restrict c, int m, int n, int k) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float s = 0;
            for (int l = 0; l < k; l++)
                s += a[i * k + l] * b[l * n + j];
            c[i * n + j] = s;
        }
}
