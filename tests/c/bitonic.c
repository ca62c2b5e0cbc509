// Bitonic sorting network over a power of two.
//@ n: 0 1 2 4 8 16 32 64
float fminf(float, float), fmaxf(float, float);
void bitonic(int n, float *a) {
    for (int k = 2; k <= n; k *= 2)
        for (int j = k / 2; j > 0; j /= 2)
            for (int i = 0; i < n; i++) {
                int l = i ^ j;
                if (l > i) {
                    float lo = fminf(a[i], a[l]), hi = fmaxf(a[i], a[l]);
                    if ((i & k) == 0) {
                        a[i] = lo;
                        a[l] = hi;
                    } else {
                        a[i] = hi;
                        a[l] = lo;
                    }
                }
            }
}
