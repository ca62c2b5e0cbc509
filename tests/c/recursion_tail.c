// Linear recursion in several forms: a tail call, work after the call, two calls of which one is
// made, an argument that halves, one that does not change, a callee inside.
//@ n: 0 1 2 3 5 8 17 33 -4 100
//@ m: 3 1 0 9 4 10 6 2 5 7
static void leaf(int n, int *a) {
    for (int i = 0; i < n; i++)
        a[i & 15]++;
}
__attribute__((noinline)) static void down(int n, int m, int *a) {
    a[0]++;
    if (n > m) {
        leaf(m, a);
        down(n - 3, m, a);
        if (n & 1)
            a[1]++;
        for (int i = m; i < n; i++)
            a[2]++;
    } else if (n > 0) {
        down(n / 2, m, a + 1);
    }
    a[3]++;
}
__attribute__((noinline)) static void up(int lo, int hi, int *a) {
    if (lo >= hi)
        return;
    for (int i = lo; i < hi; i++)
        a[i & 15] += lo;
    up(lo + 1, hi - 1, a);
}
__attribute__((noinline)) static void find(unsigned n, int key, int *a) {
    unsigned half = n / 2;
    if (n < 2)
        return;
    a[half & 15]++;
    if (key > 4)
        find(half, key, a);
    else
        find(n - half, key, a);
    a[1]++;
}
void recursion_tail(int n, int m, int *a) {
    down(n, m, a);
    for (int i = 0; i < m; i++)
        up(-i, n, a);
    if (n > 0)
        find(n, m, a);
}
