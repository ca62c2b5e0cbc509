// Dot product unrolled by hand, with a remainder loop.
//@ n: 0 1 2 3 4 5 8 63 100 -1
float dot_unrolled(int n, const float *x, const float *y) {
    float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    int i = 0;
    for (; i + 3 < n; i += 4) {
        s0 += x[i] * y[i];
        s1 += x[i + 1] * y[i + 1];
        s2 += x[i + 2] * y[i + 2];
        s3 += x[i + 3] * y[i + 3];
    }
    for (; i < n; i++)
        s0 += x[i] * y[i];
    return s0 + s1 + s2 + s3;
}
