// The paper's Listing 1: naive matrix multiplication.
void matmul_kernel(double **A, double **B, double **C, int M, int N, int K) {
    for (int i = 0; i < M; ++i)
        for (int j = 0; j < N; ++j) {
            C[i][j] = 0.0;
            for (int k = 0; k < K; ++k)
                C[i][j] += A[i][k] * B[k][j];
        }
}
