// Quantised dot products of bytes, 32-bit accumulators.
//@ n: 0 1 2 3 5 8 7 1
//@ k: 3 1 0 16 33 64 100 255
void quant_i8(int n, int k, const signed char *a, const signed char *w, int *y) {
    for (int i = 0; i < n; i++) {
        int s = 0;
        for (int j = 0; j < k; j++)
            s += a[j] * w[i * k + j];
        y[i] = s >> 8;
    }
}
