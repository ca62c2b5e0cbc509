// C = alpha*A*B + beta*C (PolyBench gemm).
//@ ni: 0 1 2 3 5 8 13 17 -1 9
//@ nj: 1 0 2 7 4 8 1 16 3 -4
//@ nk: 1 1 3 2 9 8 6 5 3 0
void gemm(int ni, int nj, int nk, float alpha, float beta, float C[ni][nj], float A[ni][nk], float B[nk][nj]) {
    for (int i = 0; i < ni; i++) {
        for (int j = 0; j < nj; j++)
            C[i][j] *= beta;
        for (int k = 0; k < nk; k++)
            for (int j = 0; j < nj; j++)
                C[i][j] += alpha * A[i][k] * B[k][j];
    }
}
