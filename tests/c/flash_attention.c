// Tiled attention with causal masking by blocks: full, partial and skipped tiles.
//@ n: 0 1 3 4 5 9 12 17
//@ br: 1 2 2 4 3 4 5 4
//@ bc: 1 1 3 4 2 3 4 8
//@ d: 1 2 1 3 2 1 2 1
#define MIN(a, b) ((a) < (b) ? (a) : (b))
void flash_attention(int n, int br, int bc, int d, const float *q, const float *k, const float *v, float *o) {
    for (int i0 = 0; i0 < n; i0 += br)
        for (int j0 = 0; j0 < n; j0 += bc) {
            if (j0 > i0 + br - 1)
                break;
            for (int i = i0; i < MIN(i0 + br, n); i++)
                for (int j = j0; j < MIN(j0 + bc, n); j++) {
                    if (j0 + bc > i0 && j > i)
                        continue;
                    float s = 0;
                    for (int e = 0; e < d; e++)
                        s += q[i * d + e] * k[j * d + e];
                    for (int e = 0; e < d; e++)
                        o[i * d + e] += s * v[j * d + e];
                }
        }
}
