// From one rate to another by an accumulator of phases, several outputs an input.
//@ n: 0 1 2 3 7 20 -1 12 9
//@ up: 1 2 3 7 5 16 4 2 0
//@ down: 1 3 2 2 5 3 9 7 4
void resample_linear(int n, int up, int down, const float *x, float *y) {
    int phase = 0;
    for (int i = 0; i + 1 < n; i++) {
        phase += up;
        while (phase >= down) {
            phase -= down;
            *y++ = x[i] + (x[i + 1] - x[i]) * phase / up;
        }
    }
}
