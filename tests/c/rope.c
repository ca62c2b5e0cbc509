// Rotary position embedding on pairs of a head's dimension.
//@ n: 0 1 2 3 5 8 33 -1
//@ d: 3 1 2 5 4 0 16 7
float sinf(float), cosf(float);
void rope(int n, int d, float *x) {
    for (int p = 0; p < n; p++)
        for (int i = 0; i < d / 2; i++) {
            float c = cosf(p * i), s = sinf(p * i), a = x[p * d + i], b = x[p * d + i + d / 2];
            x[p * d + i] = a * c - b * s;
            x[p * d + i + d / 2] = a * s + b * c;
        }
}
