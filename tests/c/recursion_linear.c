// Linear recursion with a loop in each activation.
//@ n: 0 1 2 3 5 8 17 -4
__attribute__((noinline)) void recursion_linear(int n, int *a) {
    if (n <= 0)
        return;
    for (int i = 0; i < n; i++)
        a[i]++;
    recursion_linear(n - 1, a);
    a[n] = 0;
}
