// A row of algorithms of the library over a plain array: transform, accumulate, inner product, copy, fill.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 2 0 4 6 1 2
#include <algorithm>
#include <numeric>

extern "C" float std_algorithms(int n, int m, const float *x, float *y) {
    std::transform(x, x + n, y, [](float v) { return v * v; });
    float norm = std::accumulate(y, y + n, 0.0f);
    std::fill(y + n, y + n + m, norm);
    std::copy_backward(y, y + n, y + n + m);
    std::fill_n(y, m, 0.0f);
    for (int i = 0; i < m; ++i) norm += std::inner_product(x, x + n, y + i, 0.0f);
    std::rotate(y, y + n / 2, y + n);
    return norm;
}
