// Callees in callees, arguments by min and products.
//@ n: 0 1 2 3 5 8 11 -4
//@ m: 3 1 0 9 4 10 6 2
__attribute__((noinline)) static void leaf(long n, int *a) {
    for (long j = 0; j < n; j++)
        a[j]++;
}
__attribute__((noinline)) static void mid(int i, int m, int *a) {
    for (int j = i; j < m; j++)
        leaf(j < 4 ? j : 4, a);
    if (i > m)
        leaf(i - m, a);
}
void call_nested(int n, int m, int *a) {
    for (int i = 0; i < n; i++) {
        mid(i, m, a);
        leaf((long)i * 2, a);
    }
}
