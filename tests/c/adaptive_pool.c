// Adaptive average pooling: bin bounds by floor and ceiling of a quotient.
//@ n: 0 1 2 3 5 8 17 30
//@ o: 3 1 2 5 4 3 6 7
void adaptive_pool(int n, int o, const float *x, float *y) {
    for (int i = 0; i < o; i++) {
        int lo = i * n / o, hi = ((i + 1) * n + o - 1) / o;
        float s = 0;
        for (int k = lo; k < hi; k++)
            s += x[k];
        y[i] = s / (hi - lo);
    }
}
