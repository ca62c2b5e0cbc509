// Checks sizes with exceptions: what is refused is caught, counted, and the rest is computed.
//@ n: 0 1 2 3 5 8 17 -1
//@ limit: 1 0 2 9 4 6 1 2
#include <stdexcept>

namespace {
int checked(int i, int limit) {
    if (i >= limit) throw std::out_of_range("index");
    return i * 2;
}
}  // namespace

extern "C" int try_catch(int n, int limit, int *out) {
    int refused = 0;
    for (int i = 0; i < n; ++i) {
        try {
            out[i] = checked(i, limit);
        } catch (const std::out_of_range &) {
            ++refused;
        }
    }
    return refused;
}
