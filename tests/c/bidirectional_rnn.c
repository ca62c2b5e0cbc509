// A bidirectional recurrent layer, the second direction downwards.
//@ t: 0 1 2 3 2 1 7 -1
//@ h: 2 1 3 2 4 5 8 3
void bidirectional_rnn(int t, int h, const float *x, const float *u, float *y) {
    for (int dir = 0; dir < 2; dir++)
        for (int s = dir ? t - 1 : 0; dir ? s >= 0 : s < t; s += dir ? -1 : 1)
            for (int i = 0; i < h; i++) {
                float a = x[s];
                for (int j = 0; j < h; j++)
                    a += u[i * h + j] * y[j];
                y[(dir * t + s) * h + i] = a;
            }
}
