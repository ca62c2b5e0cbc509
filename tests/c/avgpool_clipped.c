// Average pooling with stride 2, window 3, padding 1; divides by the clipped window's size.
//@ n: 0 1 2 3 5 8 17 30
//@ m: 3 1 0 5 4 8 6 13
static int max(int a, int b) { return a > b ? a : b; }
static int min(int a, int b) { return a < b ? a : b; }
void avgpool_clipped(int n, int m, const float *x, float *y) {
    for (int i = 0; i < (n + 1) / 2; i++)
        for (int j = 0; j < (m + 1) / 2; j++) {
            float s = 0;
            int size = 0;
            for (int r = max(2 * i - 1, 0); r < min(2 * i + 2, n); r++)
                for (int c = max(2 * j - 1, 0); c < min(2 * j + 2, m); c++, size++)
                    s += x[r * m + c];
            y[i * m + j] = s / size;
        }
}
