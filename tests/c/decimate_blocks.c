// Every m-th sample of blocks of len, the rhythm kept from block to block.
//@ blocks: 0 1 2 3 5 4 -2 6 9
//@ len: 8 0 1 3 16 5 7 10 9
//@ m: 3 1 2 5 4 20 7 3 9
void decimate_blocks(int blocks, int len, int m, const float *x, float *y) {
    int at = 0;
    for (int b = 0; b < blocks; b++) {
        for (; at < len; at += m)
            *y++ = x[b * len + at];
        at -= len;
    }
}
