// A linear layer with an optional bias and spans of rows; sizes are checked by a helper that throws.
//@ rows: 0 1 2 3 5 8 4 2
//@ in: 3 1 2 4 0 2 5 8
//@ out: 2 4 1 3 2 5 0 1
//@ with_bias: 0 1 0 1 0 1 1 0
#include <optional>
#include <span>
#include <stdexcept>

namespace {
void linear(std::span<const float> x, std::span<const float> w, std::optional<std::span<const float>> bias,
            std::span<float> y) {
    if (w.size() != x.size() * y.size()) throw std::invalid_argument("weights");
    for (std::size_t o = 0; o < y.size(); ++o) {
        float sum = bias ? (*bias)[o] : 0.0f;
        for (std::size_t i = 0; i < x.size(); ++i) sum += w[o * x.size() + i] * x[i];
        y[o] = sum;
    }
}
}  // namespace

extern "C" void optional_bias(int rows, int in, int out, int with_bias, float *x, float *w, float *b, float *y) {
    std::optional<std::span<const float>> bias;
    if (with_bias) bias = std::span<const float>(b, out);
    for (int r = 0; r < rows; ++r)
        linear({x + r * in, static_cast<std::size_t>(in)}, {w, static_cast<std::size_t>(in) * out}, bias,
               {y + r * out, static_cast<std::size_t>(out)});
}
