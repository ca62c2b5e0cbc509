// A row is skipped where its scale is out of range: a callee throws past a guard object, two levels down, and the caller goes on.
//@ rows: 0 1 2 3 5 8 17 4
//@ limit: 3 0 2 1 5 3 2 9
namespace {
struct Error {
    int row;
};
struct Guard {
    int *depth;
    explicit Guard(int *d) : depth(d) { ++*depth; }
    ~Guard() { --*depth; }
};

void check(int row, int limit, int *depth) {
    Guard guard(depth);
    if (row > limit) throw Error{row};
}

int scale(int row, int limit, int *depth) {
    Guard guard(depth);
    check(row, limit, depth);
    return row + 1;
}
}  // namespace

extern "C" int throw_cleanup(int rows, int limit) {
    int depth = 0, skipped = 0;
    try {
        skipped += scale(rows, limit, &depth);
    } catch (const Error &) {
        skipped += 100;
    }
    return skipped + depth;
}
