// A matrix as a vector of vectors: transposed and multiplied.
//@ n: 1 2 3 4 5 8 7 6
//@ m: 3 1 2 9 4 6 1 2
#include <vector>

using Matrix = std::vector<std::vector<double>>;

extern "C" double vector_of_vectors(int n, int m, const double *x) {
    Matrix a(n, std::vector<double>(m)), at(m, std::vector<double>(n));
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) a[i][j] = at[j][i] = x[i * m + j];
    double sum = 0;
    for (const auto &row : a)
        for (double v : row) sum += v;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            for (int k = 0; k < n; ++k) sum += a[k][j] * at[j][i];
    return sum;
}
