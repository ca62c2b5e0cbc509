// A callee whose bound is the caller's index.
//@ n: 0 1 2 3 5 8 17 -4
__attribute__((noinline)) static void row(int i, int *a) {
    for (int j = 0; j < i; j++)
        a[j] += i;
}
void call_rows(int n, int *a) {
    for (int i = 0; i < n; i++)
        row(i, a);
    row(n, a);
}
