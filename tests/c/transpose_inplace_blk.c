// Transposes a square matrix in place, by blocks of the upper triangle.
//@ n: 0 1 4 8 10 16 17 5
//@ b: 1 2 2 3 4 16 5 8
void transpose_inplace_blk(unsigned n, unsigned b, float *a) {
    if (b == 0)
        return;
    for (unsigned ii = 0; ii < n; ii += b)
        for (unsigned jj = ii; jj < n; jj += b)
            for (unsigned i = ii; i < n && i < ii + b; i++)
                for (unsigned j = jj > i + 1 ? jj : i + 1; j < n && j < jj + b; j++) {
                    float t = a[i * n + j];
                    a[i * n + j] = a[j * n + i];
                    a[j * n + i] = t;
                }
}
