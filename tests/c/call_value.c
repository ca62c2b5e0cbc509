// A callee's returned integer bounds the caller's loop.
//@ n: 0 1 2 3 5 8 17 -4
__attribute__((noinline)) static int blocks(int n, int b) { return n <= 0 ? 0 : (n + b - 1) / b; }
void call_value(int n, int *a) {
    int k = blocks(n, 4);
    for (int i = 0; i < k; i++)
        for (int j = i * 4; j < i * 4 + 4 && j < n; j++)
            a[j]++;
}
