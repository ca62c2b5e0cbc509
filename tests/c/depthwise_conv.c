// Depthwise 3x3 convolution with the border peeled off by conditions on the row and column.
//@ c: 0 1 2 3 1 2 4 1
//@ h: 5 1 0 4 3 6 8 12
//@ w: 4 1 3 0 5 6 2 9
void depthwise_conv(int c, int h, int w, const float *x, const float *wt, float *y) {
    for (int ch = 0; ch < c; ch++)
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) {
                float s = 0;
                for (int u = 0; u < 3; u++)
                    for (int v = 0; v < 3; v++)
                        if (i + u >= 1 && i + u <= h && j + v >= 1 && j + v <= w)
                            s += x[(ch * h + i + u - 1) * w + j + v - 1] * wt[ch * 9 + u * 3 + v];
                y[(ch * h + i) * w + j] = s;
            }
}
