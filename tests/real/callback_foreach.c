// Visits a grid with a callback and a context of its own; a callback that says so stops the visit.
//@ w: 0 1 2 3 5 8 17 4
//@ h: 3 1 2 9 4 10 6 -2
//@ limit: 1 1 3 5 100 17 4 2
typedef int (*visit_fn)(int x, int y, void *ctx);

struct counter {
    int seen, limit;
};

static int count_cells(int x, int y, void *ctx) {
    struct counter *c = ctx;
    c->seen++;
    return 0;
}

static int stop_at_limit(int x, int y, void *ctx) {
    struct counter *c = ctx;
    return ++c->seen >= c->limit;
}

static int grid_visit(int w, int h, visit_fn fn, void *ctx) {
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int err = fn(x, y, ctx);
            if (err) return err;
        }
    return 0;
}

int callback_foreach(int w, int h, int limit) {
    struct counter all = {0, 0}, some = {0, limit};
    grid_visit(w, h, count_cells, &all);
    int stopped = grid_visit(w, h, stop_at_limit, &some);
    return stopped ? some.seen : all.seen;
}
