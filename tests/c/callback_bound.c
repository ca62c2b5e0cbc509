// A callback's result bounds a loop; the callback is chosen by a parameter and handed down.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 3 1 0 9 4 10 6 2
static int half(int n) { return n / 2; }
static int square(int n) { return n * n; }
static int digits(int n) {
    int d = 0;
    while (n) {
        n /= 10;
        d++;
    }
    return d;
}
__attribute__((noinline)) static int bound(int (*f)(int), int n, int *a) {
    int s = 0;
    for (int i = 0; i < f(n); i++)
        s += a[i & 15];
    return f(n + s * 0);
}
void callback_bound(int n, int k, int *a) {
    int (*f)(int) = k & 1 ? half : square;
    if (k > 8)
        f = digits;
    int m = bound(f, n, a);
    for (int j = 0; j < m; j++)
        a[j & 15]++;
}
