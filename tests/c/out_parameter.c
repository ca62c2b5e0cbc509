// A callee returns a size through a pointer.
//@ n: 0 1 2 3 5 8 17 100
__attribute__((noinline)) static void measure(int n, int *out) {
    int c = 0;
    while (n > 1) {
        n = n & 1 ? n - 1 : n / 2;
        c++;
    }
    *out = c;
}
void out_parameter(int n, int *a) {
    int steps;
    measure(n, &steps);
    for (int i = 0; i < steps; i++)
        a[i]++;
}
