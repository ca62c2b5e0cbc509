// Red-black Gauss-Seidel: only cells of one colour.
//@ n: 0 1 2 3 5 8 17 30
//@ m: 3 1 0 5 4 8 6 13
//@ colour: 0 1 0 1 0 1 1 0
void red_black(int n, int m, int colour, float *A) {
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < m - 1; j++)
            if (((i + j) & 1) == colour)
                A[i * m + j] = 0.25f * (A[i * m + j - 1] + A[i * m + j + 1] + A[(i - 1) * m + j] + A[(i + 1) * m + j]);
}
