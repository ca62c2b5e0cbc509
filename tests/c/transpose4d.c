// NCHW to NHWC, long sizes.
//@ n: 0 1 2 3 2 1 2 -1
//@ c: 3 1 0 5 4 3 2 6
//@ h: 2 1 3 2 4 5 8 3
//@ w: 4 1 2 1 3 16 5 2
void transpose4d(long n, long c, long h, long w, const float *restrict x, float *restrict y) {
    for (long a = 0; a < n; a++)
        for (long b = 0; b < c; b++)
            for (long i = 0; i < h; i++)
                for (long j = 0; j < w; j++)
                    y[((a * h + i) * w + j) * c + b] = x[((a * c + b) * h + i) * w + j];
}
