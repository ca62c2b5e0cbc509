// Red-black Gauss-Seidel: step 2 from an offset that alternates.
//@ n: 0 1 2 3 5 8 17 30
//@ m: 3 1 0 5 4 8 6 13
void red_black_strided(int n, int m, float *A) {
    for (int c = 0; c < 2; c++)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1 + ((i + c) & 1); j < m - 1; j += 2)
                A[i * m + j] = 0.5f * (A[i * m + j - 1] + A[i * m + j + 1]);
}
