// A matrix class with checked access and operators; a product and its trace.
//@ n: 1 2 3 4 5 8 11 6
//@ m: 3 1 2 9 4 10 6 2
#include <memory>
#include <stdexcept>

namespace {
class Matrix {
  public:
    Matrix(int rows, int cols) : rows_(rows), cols_(cols), data_(new float[rows * cols]()) {}
    float &at(int i, int j) {
        if (i < 0 || i >= rows_ || j < 0 || j >= cols_) throw std::out_of_range("Matrix::at");
        return data_[i * cols_ + j];
    }
    float at(int i, int j) const { return const_cast<Matrix *>(this)->at(i, j); }
    int rows() const { return rows_; }
    int cols() const { return cols_; }

  private:
    int rows_, cols_;
    std::unique_ptr<float[]> data_;
};

Matrix operator*(const Matrix &a, const Matrix &b) {
    if (a.cols() != b.rows()) throw std::invalid_argument("sizes differ");
    Matrix c(a.rows(), b.cols());
    for (int i = 0; i < a.rows(); ++i)
        for (int j = 0; j < b.cols(); ++j)
            for (int k = 0; k < a.cols(); ++k) c.at(i, j) += a.at(i, k) * b.at(k, j);
    return c;
}
}  // namespace

extern "C" float matrix_class(int n, int m, const float *x) {
    Matrix a(n, m), b(m, n);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            a.at(i, j) = x[i * m + j];
            b.at(j, i) = x[i * m + j];
        }
    Matrix c = a * b;
    float trace = 0;
    for (int i = 0; i < n; ++i) trace += c.at(i, i);
    return trace;
}
