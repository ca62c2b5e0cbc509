// Blocks of 8 and what is left.
//@ len: 0 1 7 8 9 16 31 64 100
void blocks_and_rest(unsigned char *restrict data, unsigned long len) {
    unsigned long off = 0;
    while (off < len) {
        unsigned long n = len - off;
        if (n > 8)
            n = 8;
        for (unsigned long i = 0; i < n; i++)
            data[off + i] ^= 85;
        off += n;
    }
}
