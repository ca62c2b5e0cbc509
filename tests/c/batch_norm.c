// Batch normalisation over N, C, H*W.
//@ n: 0 1 2 3 2 1 4 2
//@ c: 3 1 2 0 4 8 3 2
//@ hw: 4 1 9 5 6 16 33 -2
void batch_norm(int n, int c, int hw, float *restrict x, const float *restrict scale, const float *restrict shift) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < c; j++)
            for (int k = 0; k < hw; k++)
                x[(i * c + j) * hw + k] = x[(i * c + j) * hw + k] * scale[j] + shift[j];
}
