// Tiles of a size that is a parameter, the last of which may be cut off; vectors within a tile at -O2 and -O3.
//@ n: 0 1 5 8 9 40 64 100 -3
//@ b: 3 1 5 8 4 16 64 9 2
void tile_scale(float *y, int n, int b) {
    for (int o = 0; o < n; o += b) {
        int e = o + b < n ? o + b : n;
        for (int i = o; i < e; i++)
            y[i] *= 2;
    }
}
