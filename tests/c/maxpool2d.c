// 2D pooling, windows clipped by their ends.
//@ C: 1 0 2 1 1 3 2 1
//@ H: 4 3 5 8 7 1 6 9
//@ W: 4 3 6 5 7 2 3 9
//@ k: 2 2 3 3 2 1 4 3
//@ s: 2 1 2 1 3 1 2 2
//@ p: 0 0 1 1 0 0 2 1
void maxpool2d(int C, int H, int W, int k, int s, int p, const float *x, float *y) {
    if (s <= 0)
        return;
    int oh = (H + 2 * p - k) / s + 1, ow = (W + 2 * p - k) / s + 1;
    for (int c = 0; c < C; ++c) {
        for (int i = 0; i < oh; ++i) {
            int h0 = i * s - p, h1 = h0 + k;
            if (h0 < 0) h0 = 0;
            if (h1 > H) h1 = H;
            for (int j = 0; j < ow; ++j) {
                int w0 = j * s - p, w1 = w0 + k;
                if (w0 < 0) w0 = 0;
                if (w1 > W) w1 = W;
                float m = -1e30f;
                for (int a = h0; a < h1; ++a)
                    for (int b = w0; b < w1; ++b)
                        m += x[(c * H + a) * W + b];
                y[(c * oh + i) * ow + j] = m;
            }
        }
    }
}
