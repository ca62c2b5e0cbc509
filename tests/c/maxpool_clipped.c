// Max pooling, windows clipped by min and max; the maximum by fmaxf.
//@ h: 5 1 0 4 9 6 12 7
//@ w: 4 1 3 0 8 6 5 10
//@ k: 3 1 2 3 3 2 3 4
//@ st: 1 2 1 2 3 2 4 3
//@ pad: 1 0 1 1 0 1 1 2
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
float fmaxf(float, float);
void maxpool_clipped(int h, int w, int k, int st, int pad, const float *x, float *y) {
    int oh = (h + 2 * pad - k) / st + 1, ow = (w + 2 * pad - k) / st + 1;
    for (int i = 0; i < oh; i++)
        for (int j = 0; j < ow; j++) {
            int r0 = MAX(i * st - pad, 0), r1 = MIN(i * st - pad + k, h);
            int c0 = MAX(j * st - pad, 0), c1 = MIN(j * st - pad + k, w);
            float m = -1e30f;
            for (int r = r0; r < r1; r++)
                for (int c = c0; c < c1; c++)
                    m = fmaxf(m, x[r * w + c]);
            y[i * ow + j] = m;
        }
}
