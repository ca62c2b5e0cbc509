// A data condition around an inner loop over a triangle.
//@ n: 0 1 2 3 5 8 17 -4
//@ data
void data_threshold(int n, const float *x, float *y) {
    for (int i = 0; i < n; i++)
        if (x[i] > 0.5f)
            for (int j = i; j < n; j++)
                y[j] += x[i];
}
