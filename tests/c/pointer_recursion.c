// Recursion through a pointer.
//@ n: 0 1 2 3 5 8 11 -4
//@ k: 3 1 0 9 4 1 0 2
typedef void visit(int, int *, void *);
static void tree(int n, int *a, void *self) {
    a[n & 15]++;
    if (n > 1) {
        ((visit *)self)(n - 1, a, self);
        ((visit *)self)(n - 2, a, self);
    }
}
static void chain(int n, int *a, void *self) {
    if (n > 0)
        ((visit *)self)(n - 1, a, self);
}
void pointer_recursion(int n, int k, int *a) {
    visit *v = k & 1 ? tree : chain;
    v(n, a, (void *)v);
}
