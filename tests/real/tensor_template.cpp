// A tensor template of fixed rank with its strides in an array; element-wise operations through a functor.
//@ a: 0 1 2 3 5 4 2 1
//@ b: 3 1 2 4 2 0 6 5
//@ c: 2 5 3 1 4 3 2 7
#include <array>
#include <cstddef>

namespace {
template <typename T, std::size_t Rank>
class Tensor {
  public:
    Tensor(T *data, std::array<int, Rank> shape) : data_(data), shape_(shape) {
        int stride = 1;
        for (std::size_t k = Rank; k-- > 0;) {
            strides_[k] = stride;
            stride *= shape_[k];
        }
        size_ = stride;
    }
    template <typename... I>
    T &operator()(I... i) {
        const int index[] = {i...};
        int offset = 0;
        for (std::size_t k = 0; k < Rank; ++k) offset += index[k] * strides_[k];
        return data_[offset];
    }
    int size() const { return size_; }
    int dim(std::size_t k) const { return shape_[k]; }
    template <typename F>
    void map(F f) {
        for (int i = 0; i < size_; ++i) data_[i] = f(data_[i]);
    }

  private:
    T *data_;
    std::array<int, Rank> shape_, strides_;
    int size_;
};
}  // namespace

extern "C" void tensor_template(float *x, float *y, int a, int b, int c) {
    Tensor<float, 3> in(x, {a, b, c}), out(y, {c, b, a});
    in.map([](float v) { return v * 0.5f; });
    for (int i = 0; i < in.dim(0); ++i)
        for (int j = 0; j < in.dim(1); ++j)
            for (int k = 0; k < in.dim(2); ++k) out(k, j, i) = in(i, j, k);
}
