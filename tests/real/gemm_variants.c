// General matrix product with flags for transposition and a scale of the output: four loops behind one entry.
//@ TA: 0 1 0 1 0 1 0 0
//@ TB: 0 0 1 1 0 1 1 0
//@ M: 0 1 2 3 5 8 4 -1
//@ N: 3 1 4 2 5 8 0 2
//@ K: 2 5 3 1 4 8 3 2
static void gemm_nn(int M, int N, int K, float a, float *A, int lda, float *B, int ldb, float *C, int ldc) {
    for (int i = 0; i < M; ++i)
        for (int k = 0; k < K; ++k) {
            float part = a * A[i * lda + k];
            for (int j = 0; j < N; ++j) C[i * ldc + j] += part * B[k * ldb + j];
        }
}

static void gemm_nt(int M, int N, int K, float a, float *A, int lda, float *B, int ldb, float *C, int ldc) {
    for (int i = 0; i < M; ++i)
        for (int j = 0; j < N; ++j) {
            float sum = 0;
            for (int k = 0; k < K; ++k) sum += a * A[i * lda + k] * B[j * ldb + k];
            C[i * ldc + j] += sum;
        }
}

static void gemm_tn(int M, int N, int K, float a, float *A, int lda, float *B, int ldb, float *C, int ldc) {
    for (int i = 0; i < M; ++i)
        for (int k = 0; k < K; ++k) {
            float part = a * A[k * lda + i];
            for (int j = 0; j < N; ++j) C[i * ldc + j] += part * B[k * ldb + j];
        }
}

static void gemm_tt(int M, int N, int K, float a, float *A, int lda, float *B, int ldb, float *C, int ldc) {
    for (int i = 0; i < M; ++i)
        for (int j = 0; j < N; ++j) {
            float sum = 0;
            for (int k = 0; k < K; ++k) sum += a * A[i + k * lda] * B[k + j * ldb];
            C[i * ldc + j] += sum;
        }
}

void gemm_variants(int TA, int TB, int M, int N, int K, float alpha, float *A, float *B, float beta, float *C) {
    int lda = TA ? M : K, ldb = TB ? K : N, ldc = N;
    for (int i = 0; i < M; ++i)
        for (int j = 0; j < N; ++j) C[i * ldc + j] *= beta;
    if (!TA && !TB)
        gemm_nn(M, N, K, alpha, A, lda, B, ldb, C, ldc);
    else if (TA && !TB)
        gemm_tn(M, N, K, alpha, A, lda, B, ldb, C, ldc);
    else if (!TA && TB)
        gemm_nt(M, N, K, alpha, A, lda, B, ldb, C, ldc);
    else
        gemm_tt(M, N, K, alpha, A, lda, B, ldb, C, ldc);
}
