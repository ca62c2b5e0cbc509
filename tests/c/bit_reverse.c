// Bit-reversal permutation with the carry loop of the classic FFT.
//@ n: 1 2 4 8 16 32 64 128
void bit_reverse(int n, float *a) {
    for (int i = 0, j = 0; i < n; i++) {
        if (i < j) {
            float t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        int m = n >> 1;
        while (m >= 1 && j >= m) {
            j -= m;
            m >>= 1;
        }
        j += m;
    }
}
