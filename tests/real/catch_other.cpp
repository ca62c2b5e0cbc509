// Input errors are handled where they occur, and range errors are left to the caller.
//@ n: 0 1 2 3 5 8 17 4
//@ limit: 3 0 2 1 5 3 2 9
namespace {
struct InputError {
    int at;
};
struct RangeError {
    int at;
};

int read_one(int n, int limit) {
    try {
        if (n > limit) throw RangeError{n};
        if (n == limit) throw InputError{n};
        return n;
    } catch (const InputError &) {
        return 0;
    }
}
}  // namespace

extern "C" int catch_other(int n, int limit) {
    try {
        return read_one(n, limit);
    } catch (const RangeError &e) {
        return -e.at;
    }
}
