// Sliding-window causal attention: columns max(0, i - w + 1) to i.
//@ n: 0 1 2 3 5 8 17 12
//@ w: 3 1 2 5 4 3 6 1
//@ d: 3 1 2 5 4 0 2 7
void attention_windowed(long n, long w, long d, const float *q, const float *k, const float *v, float *out) {
    for (long i = 0; i < n; i++) {
        long lo = i - w + 1 > 0 ? i - w + 1 : 0;
        for (long j = lo; j <= i; j++) {
            float a = 0;
            for (long e = 0; e < d; e++)
                a += q[i * d + e] * k[j * d + e];
            for (long e = 0; e < d; e++)
                out[i * d + e] += a * v[j * d + e];
        }
    }
}
