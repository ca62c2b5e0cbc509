// Winograd F(2,3): 4x4 tiles with step 2, clipped at the output's border.
//@ h: 3 4 5 6 9 2 12 7
//@ w: 3 5 4 8 3 6 10 7
void winograd_tiles(int h, int w, const float *x, float *y) {
    int oh = h - 2, ow = w - 2;
    for (int ti = 0; ti < (oh + 1) / 2; ti++)
        for (int tj = 0; tj < (ow + 1) / 2; tj++) {
            float t = 0;
            for (int i = 0; i < 4 && 2 * ti + i < h; i++)
                for (int j = 0; j < 4 && 2 * tj + j < w; j++)
                    t += x[(2 * ti + i) * w + 2 * tj + j];
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++)
                    if (2 * ti + i < oh && 2 * tj + j < ow)
                        y[(2 * ti + i) * ow + 2 * tj + j] = t;
        }
}
