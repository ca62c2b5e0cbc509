// Constant padding of a matrix, four widths.
//@ n: 0 1 2 3 5 8 7 2
//@ m: 3 1 0 5 4 8 33 6
//@ t: 0 1 2 1 0 3 1 4
//@ l: 1 0 2 3 1 0 1 5
void pad_constant(int n, int m, int t, int l, const float *x, float *y) {
    for (int i = 0; i < n + t + 2; i++)
        for (int j = 0; j < m + l + 1; j++)
            if (i >= t && i < t + n && j >= l && j < l + m)
                y[i * (m + l + 1) + j] = x[(i - t) * m + j - l];
            else
                y[i * (m + l + 1) + j] = 0;
}
