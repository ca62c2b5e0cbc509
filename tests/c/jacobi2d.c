// Two-buffer 2D stencil (PolyBench), overlap not excluded.
//@ t: 0 1 2 3 5 4 7 2
//@ n: 5 3 2 10 1 0 13 34
void jacobi2d(int t, int n, float A[n][n], float B[n][n]) {
    for (int s = 0; s < t; s++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                B[i][j] = 0.2f * (A[i][j] + A[i][j - 1] + A[i][1 + j] + A[1 + i][j] + A[i - 1][j]);
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                A[i][j] = 0.2f * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] + B[i - 1][j]);
    }
}
