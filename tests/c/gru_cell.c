// A GRU cell, gates by a switch on the gate's number.
//@ in: 3 1 0 5 4 8 2 6
//@ h: 2 1 3 2 4 5 8 0
float tanhf(float), expf(float);
void gru_cell(int in, int h, const float *x, const float *w, float *z, float *r, float *n, float *hid) {
    for (int gate = 0; gate < 3; gate++)
        for (int i = 0; i < h; i++) {
            float a = 0;
            for (int j = 0; j < in; j++)
                a += w[(gate * h + i) * in + j] * x[j];
            switch (gate) {
            case 0: r[i] = 1 / (1 + expf(-a)); break;
            case 1: z[i] = 1 / (1 + expf(-a)); break;
            default: n[i] = tanhf(a + r[i] * hid[i]);
            }
        }
    for (int i = 0; i < h; i++)
        hid[i] = (1 - z[i]) * n[i] + z[i] * hid[i];
}
