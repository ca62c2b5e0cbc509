// Counts remainders in an ordered map and reports the keys in order.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 4 5 6 7 8
//@ data
#include <map>

extern "C" int map_histogram(int n, int m, int *out) {
    std::map<int, int> counts;
    for (int i = 0; i < n; ++i) ++counts[i * i % m];
    int k = 0;
    for (const auto &[key, count] : counts) out[k++] = key * 1000 + count;
    return k;
}
