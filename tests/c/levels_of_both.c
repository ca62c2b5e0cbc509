// Levels of two sizes, until both are 1.
//@ w: 1 2 3 8 16 17 64 5
//@ h: 1 1 7 4 16 100 2 33
int levels_of_both(float *restrict chain, unsigned w, unsigned h) {
    int levels = 1;
    while (w > 1 || h > 1) {
        w = w > 1 ? w >> 1 : 1;
        h = h > 1 ? h >> 1 : 1;
        for (unsigned y = 0; y < h; y++)
            *chain++ = y;
        levels++;
    }
    return levels;
}
