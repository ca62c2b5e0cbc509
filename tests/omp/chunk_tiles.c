// Chunks long enough for vectors, over one loop and over two.
//@ n: 0 1 7 8 16 17 40 100 129
//@ m: 1 1 3 2 5 8 4 3 2
void chunk_tiles(float *restrict a, float *restrict b, int n, int m) {
#pragma omp parallel for schedule(static, 16)
    for (int i = 0; i < n; i++)
        a[i] += 1;
#pragma omp parallel for collapse(2) schedule(static, 8)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i * m + j] += 2;
}
