// Collects every third index in a vector that grows, then sums over it.
//@ n: 0 1 2 3 5 8 17 40
#include <vector>

extern "C" long vector_push(int n, int *out) {
    std::vector<int> kept;
    for (int i = 0; i < n; i++)
        if (i % 3 == 0) kept.push_back(i);
    long sum = 0;
    for (int k : kept) sum += k;
    *out = kept.size();
    return sum;
}
