// Notes the lengths of chunks of up to 127, and adds up chunks of 256.
//@ n: 0 1 7 8 127 128 254 255 300 1000 2047
int chunks_with_lengths(unsigned char *restrict d, float *restrict a, int n) {
    int chunks = 0;
    for (int i = 0; i < n;) {
        int len = n - i;
        if (len > 127)
            len = 127;
        d[chunks++] = len;
        i += len;
    }
    for (int left = n; left > 0;) {
        int k = left < 256 ? left : 256;
        for (int j = 0; j < k; j++)
            a[j] += 1.0f;
        a += k;
        left -= k;
    }
    return chunks;
}
