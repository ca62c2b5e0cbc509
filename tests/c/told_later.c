// Objects whose addresses get out after a loop, before one, within one, and on one of two ways.
//@ n: 0 1 2 3 5 8 13 20 4 6
//@ m: 3 0 4 2 1 6 7 5 9 2
//@ data
struct box {
    int n, m, steps, rest;
    float *a;
};
static struct box *kept;
__attribute__((noinline)) static void keep(struct box *b) { kept = b; }
__attribute__((noinline)) static void poke(void) {
    if (kept && kept->n > 0)
        kept->n -= 1;
}
__attribute__((noinline)) static int by_value(struct box b, int m) {
    int s = 0;
    for (int i = 0; i < b.n; i++) {
        poke();
        s += i;
    }
    if (m > 2)
        keep(&b);
    for (int i = 0; i < b.n; i++) {
        poke();
        s -= i;
    }
    kept = 0;
    return s;
}
int told_later(float *a, int n, int m) {
    struct box b = {n, m, 1, 0, a}, c = {n, m, 2, 0, a};
    int s = 0;
    kept = 0;
    for (int i = 0; i < b.n; i++) {
        poke();
        s += 1;
    }
    keep(&b);
    for (int i = 0; i < b.n; i++) {
        poke();
        s += 2;
    }
    kept = 0;
    for (int i = 0; i < c.n; i++) {
        poke();
        if (i == m)
            keep(&c);
        s += 3;
    }
    kept = 0;
    return s + by_value(b, m);
}
