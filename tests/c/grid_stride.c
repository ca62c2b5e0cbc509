// The stride of a grid: each of `t` workers takes every t-th element, and of these what an odd one needs.
//@ n: 0 1 2 5 8 17 40 -3
//@ t: 1 2 3 2 8 5 7 4
void grid_stride(int n, int t, float *restrict a) {
    for (int w = 0; w < t; w++)
        for (int i = w; i < n; i += t) {
            a[i] *= 2;
            if (i & 1)
                for (int j = i; j < n; j++)
                    a[i] += j;
        }
}
