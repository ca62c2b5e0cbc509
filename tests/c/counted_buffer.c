// Counts into a struct beside the sizes that bound the loops: the callee's writes are of another type, or
// through another pointer.
//@ v[0]:i32: 0 1 2 3 5 8 17 -1
//@ v[8]: buffer
struct view {
    int n, unused;
    const short *data;
};
struct result {
    double sum;
    float peak;
    long hits;
};
static __attribute__((noinline)) void add(struct result *r, short x) {
    r->sum += x;
    r->hits++;
}
void counted_buffer(const struct view *v, struct result *r, int k) {
    for (int i = 0; i < v->n; i++) r->peak += 1;
    for (int i = 0; i < v->n; i += 2)
        for (int j = 0; j < k; j++) add(r, v->data[i]);
    for (int i = 0; i < v->n; i++) r->sum *= 2;
}
//@ k: 3 1 0 5 2 7 2 4
