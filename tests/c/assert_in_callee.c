// The same check in a function of its own, called from a triangular loop.
//@ n: 0 1 2 5 12 33 7 -2
void abort(void);
static __attribute__((noinline)) float finite(float v) {
    if (!(v <= 1e30f)) abort();
    return v;
}
void assert_in_callee(int n, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int j = 0; j <= i; j++) s += finite(x[j]);
        y[i] = s;
    }
}
