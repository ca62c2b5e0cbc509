// Groups of five bits out of bytes: what is left over of one byte goes with the next.
//@ n: 0 1 2 3 4 5 6 9 10 33 -4
void base32_bits(int n, const unsigned char *in, char *out) {
    unsigned acc = 0;
    int bits = 0;
    for (int i = 0; i < n; i++) {
        acc = (acc << 8) | in[i];
        bits += 8;
        while (bits >= 5) {
            bits -= 5;
            *out++ = "abcdefghijklmnopqrstuvwxyz234567"[(acc >> bits) & 31];
        }
    }
    if (bits > 0)
        *out = "abcdefghijklmnopqrstuvwxyz234567"[(acc << (5 - bits)) & 31];
}
