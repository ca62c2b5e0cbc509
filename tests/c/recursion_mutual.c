// Even and odd call each other.
//@ n: 0 1 2 3 5 8 17 40
static void odd(int n, int *a);
__attribute__((noinline)) static void even(int n, int *a) {
    if (n == 0)
        return;
    a[n]++;
    odd(n - 1, a);
}
__attribute__((noinline)) static void odd(int n, int *a) {
    if (n == 0)
        return;
    for (int i = 0; i < n; i++)
        a[i]++;
    even(n - 1, a);
}
void recursion_mutual(int n, int *a) {
    even(n, a);
    odd(n / 2, a);
}
