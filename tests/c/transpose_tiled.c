// Transposition in tiles of 16 with conditions inside instead of clamps.
//@ n: 0 1 15 16 17 40 33 5
//@ m: 1 0 16 16 18 3 31 70
void transpose_tiled(int n, int m, const float *restrict A, float *restrict B) {
    for (int ii = 0; ii < n; ii += 16)
        for (int jj = 0; jj < m; jj += 16)
            for (int i = ii; i < ii + 16; i++)
                for (int j = jj; j < jj + 16; j++)
                    if (i < n && j < m)
                        B[j * n + i] = A[i * m + j];
}
