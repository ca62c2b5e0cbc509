// Viterbi recursion with maxima taken by fmaxf.
//@ t: 0 1 2 3 5 7 4 -1
//@ s: 3 1 0 5 4 8 2 3
float fmaxf(float, float);
void viterbi(int t, int s, const float *trans, const float *emit, float *v) {
    for (int i = 1; i < t; i++)
        for (int j = 0; j < s; j++) {
            float best = -1e30f;
            for (int k = 0; k < s; k++)
                best = fmaxf(best, v[(i - 1) * s + k] + trans[k * s + j]);
            v[i * s + j] = best + emit[j];
        }
}
