// A sequence of LSTM steps.
//@ t: 0 1 2 3 2 1 4 -1
//@ in: 3 1 0 5 4 8 2 6
//@ h: 2 1 3 2 4 5 8 3
float tanhf(float), expf(float);
void lstm_cell(int t, int in, int h, const float *x, const float *w, const float *u, float *g, float *c, float *hid) {
    for (int s = 0; s < t; s++) {
        for (int i = 0; i < 4 * h; i++) {
            float a = 0;
            for (int j = 0; j < in; j++)
                a += w[i * in + j] * x[s * in + j];
            for (int j = 0; j < h; j++)
                a += u[i * h + j] * hid[j];
            if (i >= 2 * h && i < 3 * h)
                g[i] = tanhf(a);
            else
                g[i] = 1 / (1 + expf(-a));
        }
        for (int i = 0; i < h; i++) {
            c[i] = g[h + i] * c[i] + g[i] * g[2 * h + i];
            hid[i] = g[3 * h + i] * tanhf(c[i]);
        }
    }
}
