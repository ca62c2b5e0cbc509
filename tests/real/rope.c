// Rotary position embedding of queries and keys; fewer heads of keys than of queries are rotated.
//@ dim: 8 16 4 12 0 2 32 6
//@ kv_dim: 8 4 2 12 0 2 16 3
//@ head_size: 4 8 2 6 2 2 8 3
//@ pos: 0 1 2 3 4 5 6 7
#include <math.h>

void rope(float *q, float *k, int dim, int kv_dim, int head_size, int pos) {
    for (int i = 0; i < dim; i += 2) {
        int head_dim = i % head_size;
        float freq = 1.0f / powf(10000.0f, head_dim / (float)head_size);
        float val = pos * freq;
        float fcr = cosf(val), fci = sinf(val);
        int rotn = i < kv_dim ? 2 : 1;
        for (int v = 0; v < rotn; v++) {
            float *vec = v == 0 ? q : k;
            float v0 = vec[i], v1 = vec[i + 1];
            vec[i] = v0 * fcr - v1 * fci;
            vec[i + 1] = v0 * fci + v1 * fcr;
        }
    }
}
