// A mode that selects the loop; an unknown one is reported and ends the program.
//@ n: 0 1 5 12 33 7 9 -3
//@ mode: 0 1 2 1 0 2 1 5
void abort(void);
static __attribute__((noinline)) void fatal(int code) {
    if (code) abort();
}
void unknown_mode(int n, int mode, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        switch (mode) {
        case 0: y[i] = x[i]; break;
        case 1:
            for (int j = 0; j < i; j++) y[i] += x[j];
            break;
        case 2: y[i] = -x[i]; break;
        default: fatal(mode);
        }
    }
}
