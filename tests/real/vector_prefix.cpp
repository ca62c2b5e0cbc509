// Prefix sums in a vector that is sized at once, then reversed and copied out with iterators.
//@ n: 0 1 2 3 5 8 17 40
#include <algorithm>
#include <vector>

extern "C" void vector_prefix(int n, const int *in, int *out) {
    std::vector<int> sums(n);
    int total = 0;
    for (int i = 0; i < n; ++i) {
        total += in[i];
        sums[i] = total;
    }
    std::reverse(sums.begin(), sums.end());
    for (auto it = sums.begin(); it != sums.end(); ++it) *out++ = *it;
}
