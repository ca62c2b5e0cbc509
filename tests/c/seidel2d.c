// Gauss-Seidel 2D (PolyBench), inclusive bounds.
//@ t: 0 1 2 3 5 4 7 2
//@ n: 5 3 2 10 1 0 13 33
void seidel2d(int t, int n, float *A) {
    for (int s = 0; s <= t - 1; s++)
        for (int i = 1; i <= n - 2; i++)
            for (int j = 1; j <= n - 2; j++)
                A[i * n + j] = (A[(i - 1) * n + j - 1] + A[(i - 1) * n + j] + A[i * n + j - 1] + A[i * n + j] +
                                A[i * n + j + 1] + A[(i + 1) * n + j] + A[(i + 1) * n + j + 1]) / 7.0f;
}
