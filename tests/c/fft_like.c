// Butterflies: doubling block length, blocks, and pairs inside.
//@ n: 0 1 2 4 8 16 12 64
void fft_like(int n, float *a) {
    for (int len = 2; len <= n; len *= 2)
        for (int i = 0; i + len <= n; i += len)
            for (int j = 0; j < len / 2; j++)
                a[i + j] += a[i + j + len / 2];
}
