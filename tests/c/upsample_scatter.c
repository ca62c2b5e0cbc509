// Nearest-neighbour upsampling, four loops.
//@ h: 0 1 2 3 5 4 7 2
//@ w: 3 1 0 5 4 8 2 6
//@ s: 2 1 3 2 4 2 3 0
void upsample_scatter(unsigned h, unsigned w, unsigned s, const float *x, float *y) {
    for (unsigned i = 0; i < h; i++)
        for (unsigned j = 0; j < w; j++)
            for (unsigned a = 0; a < s; a++)
                for (unsigned b = 0; b < s; b++)
                    y[(i * s + a) * w * s + j * s + b] = x[i * w + j];
}
