// G = (A*B)*(C*D) (PolyBench 3mm).
//@ ni: 0 1 2 3 5 6 7 4
//@ nj: 1 0 2 7 4 6 1 3
//@ nk: 1 1 3 2 9 6 6 5
//@ nl: 2 3 0 1 4 6 5 -2
//@ nm: 3 2 1 4 0 6 2 5
static void mm(int n, int m, int p, float X[n][m], float Y[m][p], float Z[n][p]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < p; j++) {
            Z[i][j] = 0;
            for (int k = 0; k < m; k++)
                Z[i][j] += X[i][k] * Y[k][j];
        }
}
void three_mm(int ni, int nj, int nk, int nl, int nm, float *E, float *A, float *B, float *F, float *C, float *D, float *G) {
    mm(ni, nk, nj, (void *)A, (void *)B, (void *)E);
    mm(nj, nm, nl, (void *)C, (void *)D, (void *)F);
    mm(ni, nj, nl, (void *)E, (void *)F, (void *)G);
}
