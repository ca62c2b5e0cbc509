// Parities by exclusive or: the colour of a mosaic's cell, and a checkerboard.
//@ w: 0 2 3 7 8 9 12 5 4 10
//@ h: 1 2 5 8 3 4 6 9 7 2
//@ rx: 0 1 0 1 1 0 3 2 1 0
//@ ry: 0 0 1 1 0 1 2 5 1 1
void colour_mosaic(const short *restrict raw, short *restrict rgb, int w, int h, int rx, int ry) {
    for (int y = 1; y < h - 1; y++)
        for (int x = 1; x < w - 1; x++) {
            const int odd_x = (x ^ rx) & 1, odd_y = (y ^ ry) & 1;
            if (odd_x == odd_y)
                rgb[y * w + x] = raw[x];
            else if (odd_x)
                rgb[y * w + x] = raw[y];
            else
                rgb[y * w + x] = 0;
        }
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            if (((x ^ y) & 1) == 0)
                rgb[y * w + x] += 1;
}
