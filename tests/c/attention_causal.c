// Causal attention: row i attends to columns 0 to i.
//@ n: 0 1 2 3 5 8 17 12
//@ d: 3 1 2 5 4 0 2 7
float expf(float);
void attention_causal(int n, int d, const float *q, const float *k, const float *v, float *s, float *out) {
    for (int i = 0; i < n; i++) {
        float z = 0;
        for (int j = 0; j <= i; j++) {
            float a = 0;
            for (int e = 0; e < d; e++)
                a += q[i * d + e] * k[j * d + e];
            s[j] = expf(a);
            z += s[j];
        }
        for (int e = 0; e < d; e++) {
            float o = 0;
            for (int j = 0; j <= i; j++)
                o += s[j] * v[j * d + e];
            out[i * d + e] = o / z;
        }
    }
}
