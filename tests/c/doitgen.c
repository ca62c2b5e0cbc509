// Multiresolution analysis kernel (PolyBench doitgen).
//@ nr: 0 1 2 3 5 4 7 2
//@ nq: 1 0 2 7 4 4 1 3
//@ np: 1 1 3 2 9 4 6 0
void doitgen(int nr, int nq, int np, float *A, float *C4, float *sum) {
    for (int r = 0; r < nr; r++)
        for (int q = 0; q < nq; q++) {
            for (int p = 0; p < np; p++) {
                sum[p] = 0;
                for (int s = 0; s < np; s++)
                    sum[p] += A[(r * nq + q) * np + s] * C4[s * np + p];
            }
            for (int p = 0; p < np; p++)
                A[(r * nq + q) * np + p] = sum[p];
        }
}
