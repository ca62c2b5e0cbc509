// Scaled dot-product attention, several heads.
//@ heads: 1 2 0 1 2 1 3 1
//@ n: 0 1 2 3 5 8 4 9
//@ d: 3 1 2 5 4 0 2 7
float expf(float);
void attention(int heads, int n, int d, const float *restrict q, const float *restrict k, const float *restrict v,
               float *restrict s, float *restrict out) {
    for (int h = 0; h < heads; h++)
        for (int i = 0; i < n; i++) {
            float z = 0;
            for (int j = 0; j < n; j++) {
                float a = 0;
                for (int e = 0; e < d; e++)
                    a += q[(h * n + i) * d + e] * k[(h * n + j) * d + e];
                s[j] = expf(a);
                z += s[j];
            }
            for (int e = 0; e < d; e++) {
                float o = 0;
                for (int j = 0; j < n; j++)
                    o += s[j] * v[(h * n + j) * d + e];
                out[(h * n + i) * d + e] = o / z;
            }
        }
}
