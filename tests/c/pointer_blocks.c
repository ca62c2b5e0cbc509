// Blocks between row pointers, where each ends at the nearer of two ends.
//@ n: 0 1 2 3 5 8 17 40
//@ w: 3 1 2 9 4 10 6 13
//@ s: 1 2 3 5 4 7 8 16
void pointer_blocks(float *a, int n, int w, int s) {
    float *end = a + n;
    for (float *row = a; row < end; row += w) {
        float *stop = end - row < w ? end : row + w;
        for (float *p = row; p < stop; p += s)
            *p *= 2;
        for (char *c = (char *)row; c < (char *)stop; c++)
            *c ^= 1;
    }
}
