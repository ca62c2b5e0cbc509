// C = alpha*A*B + beta*C with A symmetric (PolyBench symm).
//@ m: 0 1 2 3 5 8 16 11
//@ n: 3 0 1 2 9 8 7 12
void symm(int m, int n, float alpha, float beta, float C[m][n], float A[m][m], float B[m][n]) {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float t = 0;
            for (int k = 0; k < i; k++) {
                C[k][j] += alpha * B[i][j] * A[i][k];
                t += B[k][j] * A[i][k];
            }
            C[i][j] = beta * C[i][j] + alpha * B[i][j] * A[i][i] + alpha * t;
        }
}
