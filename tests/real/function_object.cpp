// Activations chosen by name in a std::function, applied over rows.
//@ kind: 0 1 2 3 0 1 2 1
//@ rows: 3 1 2 4 0 6 1 2
//@ cols: 2 5 3 1 4 0 7 8
#include <cmath>
#include <functional>

namespace {
std::function<float(float)> activation(int kind) {
    switch (kind) {
    case 0: return [](float x) { return x; };
    case 1: return [](float x) { return std::tanh(x); };
    case 2: return [](float x) { return 1 / (1 + std::exp(-x)); };
    default: return [kind](float x) { return x * kind; };
    }
}
}  // namespace

extern "C" void function_object(int kind, int rows, int cols, float *x) {
    const auto f = activation(kind);
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < cols; ++j) x[i * cols + j] = f(x[i * cols + j]);
}
