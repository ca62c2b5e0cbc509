// Views of the library: the squares of even numbers, the first few of them.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 2 0 4 3 10 5 7
#include <ranges>

extern "C" long ranges_views(int n, int k) {
    auto squares = std::views::iota(0, n) | std::views::filter([](int i) { return i % 2 == 0; }) |
                   std::views::transform([](int i) { return long(i) * i; }) | std::views::take(k);
    long sum = 0;
    for (long s : squares) sum += s;
    return sum;
}
