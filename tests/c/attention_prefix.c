// Attention that is causal after a prefix all see.
//@ T: 0 1 4 8 16 5 9 20
//@ P: 0 1 2 3 20 5 1 4
//@ D: 1 2 3 4 2 1 5 8
void attention_prefix(long T, long P, long D, const float *q, const float *k, float *s) {
    for (long i = 0; i < T; i++)
        for (long j = 0; j < T; j++) {
            if (j > i && j >= P)
                continue;
            float acc = 0;
            for (long d = 0; d < D; d++)
                acc += q[i * D + d] * k[j * D + d];
            s[i * T + j] = acc;
        }
}
