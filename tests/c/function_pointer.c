// Callees chosen by a parameter through pointers.
//@ n: 0 1 2 3 5 8 17 -4
//@ f: 0 1 0 1 1 0 1 0
static void once(int n, int *a) {
    for (int i = 0; i < n; i++)
        a[i]++;
}
static void twice(int n, int *a) {
    for (int i = 0; i < 2 * n; i++)
        a[i] += 2;
}
void function_pointer(int n, int f, int *a) {
    void (*call)(int, int *) = f ? twice : once;
    call(n, a);
}
