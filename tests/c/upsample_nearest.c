// Nearest-neighbour upsampling by an integer factor.
//@ h: 0 1 2 3 5 4 7 2
//@ w: 3 1 0 5 4 8 2 6
//@ s: 2 1 3 2 4 2 3 1
void upsample_nearest(int h, int w, int s, const float *x, float *y) {
    for (int i = 0; i < h * s; i++)
        for (int j = 0; j < w * s; j++)
            y[i * w * s + j] = x[(i / s) * w + j / s];
}
