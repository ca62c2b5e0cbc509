// Bilinear doubling with neighbours clamped at the edges.
//@ h: 0 1 2 3 5 4 7 2
//@ w: 3 1 0 5 4 8 2 16
void bilinear(int h, int w, const float *x, float *y) {
    for (int i = 0; i < 2 * h; i++) {
        int r0 = (i - 1) / 2, r1 = r0 + 1 < h ? r0 + 1 : h - 1;
        for (int j = 0; j < 2 * w; j++) {
            int c0 = (j - 1) / 2, c1 = c0 + 1;
            if (c1 >= w)
                c1 = w - 1;
            y[i * 2 * w + j] = 0.25f * (x[r0 * w + c0] + x[r0 * w + c1] + x[r1 * w + c0] + x[r1 * w + c1]);
        }
    }
}
