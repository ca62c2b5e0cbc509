// Validates a configuration first and throws at the top; a wrapper turns exceptions into error codes.
//@ heads: 1 2 3 4 0 8 2 -1
//@ dim: 4 8 7 16 4 32 6 8
//@ tokens: 1 2 3 0 5 4 7 2
#include <new>
#include <stdexcept>
#include <string>

namespace {
struct Config {
    int heads, dim, tokens;
};

void validate(const Config &c) {
    if (c.heads <= 0) throw std::invalid_argument("no heads");
    if (c.dim % c.heads != 0) throw std::invalid_argument("heads do not divide the dimension");
}

void project(const Config &c, const float *x, float *y) {
    validate(c);
    const int size = c.dim / c.heads;
    for (int t = 0; t < c.tokens; ++t)
        for (int h = 0; h < c.heads; ++h)
            for (int i = 0; i < size; ++i) y[(h * c.tokens + t) * size + i] = x[t * c.dim + h * size + i];
}
}  // namespace

extern "C" int throw_unless(int heads, int dim, int tokens, const float *x, float *y) {
    try {
        project(Config{heads, dim, tokens}, x, y);
        return 0;
    } catch (const std::invalid_argument &) {
        return -1;
    } catch (...) {
        return -2;
    }
}
