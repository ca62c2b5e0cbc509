// Rows of a band: where a row begins and ends depends on which row it is.
//@ n: 0 1 2 3 5 8 17 40
//@ below: 0 1 5 2 0 9 3 7
//@ above: 0 2 1 0 3 4 30 7
void banded_rows(int n, int below, int above, const float *restrict a, const float *restrict x, float *restrict y) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int from = i > below ? i - below : 0;
        int to = i + above < n - 1 ? i + above : n - 1;
        float sum = 0;
        for (int j = from; j <= to; j++)
            sum += a[(long)i * n + j] * x[j];
        y[i] = sum;
    }
}
