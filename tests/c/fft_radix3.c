// Butterflies of three: blocks of 3, 9, 27, …
//@ n: 0 1 3 9 10 27 81 100 243
void fft_radix3(long n, float *a) {
    for (long s = 1; s < n; s *= 3)
        for (long i = 0; i + 3 * s <= n; i += 3 * s)
            for (long j = 0; j < s; j++)
                a[i + j] += a[i + j + s] - a[i + j + 2 * s];
}
