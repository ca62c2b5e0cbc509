// The largest values of a row by the sort of the library, with indices that follow.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 1 1 2 3 8 4 10
//@ data
#include <algorithm>
#include <numeric>
#include <vector>

extern "C" void std_sort(int n, int k, const float *x, int *out) {
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [x](int a, int b) { return x[a] > x[b] || (x[a] == x[b] && a < b); });
    for (int i = 0; i < k && i < n; ++i) out[i] = order[i];
}
