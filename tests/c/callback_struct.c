// Operations in a structure on the stack: called through, compared, replaced by what is called.
//@ n: 0 1 2 3 5 8 17 -4
//@ k: 3 1 0 9 4 10 6 2
struct machine {
    int (*step)(struct machine *, int);
    int left, *cells;
};
static int stop(struct machine *m, int n) {
    m->left = 0;
    return n;
}
static int slow(struct machine *m, int n) {
    m->left -= 1;
    for (int i = 0; i < n; i++)
        m->cells[i & 15]++;
    return n - 1;
}
static int fast(struct machine *m, int n) {
    m->left -= 2;
    if (m->left < 5)
        m->step = slow;
    return n + 1;
}
void callback_struct(int n, int k, int *a) {
    struct machine m = {k > 2 ? fast : slow, n, a};
    while (m.left > 0) {
        k = m.step(&m, k);
        if (k > 20)
            m.step = stop;
    }
}
