// Two-buffer 1D stencil (PolyBench).
//@ t: 0 1 2 3 5 4 7 2
//@ n: 5 3 2 10 1 0 33 -3
void jacobi1d(int t, int n, float *restrict A, float *restrict B) {
    for (int s = 0; s < t; s++) {
        for (int i = 1; i < n - 1; i++)
            B[i] = 0.33333f * (A[i - 1] + A[i] + A[i + 1]);
        for (int i = 1; i < n - 1; i++)
            A[i] = 0.33333f * (B[i - 1] + B[i] + B[i + 1]);
    }
}
