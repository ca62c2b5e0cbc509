// Applies lambdas to each element of a matrix through a template, with captures by reference.
//@ n: 0 1 2 3 5 8 17 -1
//@ m: 3 1 0 9 4 10 6 2
namespace {
template <typename F>
void for_each_cell(int n, int m, F &&f) {
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) f(i, j);
}
}  // namespace

extern "C" int lambda_apply(int n, int m, float *x) {
    int diagonal = 0;
    for_each_cell(n, m, [&](int i, int j) { x[i * m + j] *= 2; });
    for_each_cell(n, m, [&](int i, int j) {
        if (i == j) ++diagonal;
    });
    for_each_cell(m, n, [x, n](int i, int j) {
        if (i >= j) x[i * n + j] = 0;
    });
    return diagonal;
}
