// A buffer that frees itself and can be moved; two passes of a blur between two of them.
//@ w: 1 2 3 8 5 16 4 0
//@ h: 3 1 2 4 5 2 8 2
#include <algorithm>
#include <cstddef>
#include <utility>

namespace {
class Buffer {
  public:
    explicit Buffer(std::size_t n) : data_(new float[n]), size_(n) { std::fill(data_, data_ + n, 0.0f); }
    Buffer(Buffer &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(o.size_) {}
    Buffer &operator=(Buffer &&o) noexcept {
        std::swap(data_, o.data_);
        std::swap(size_, o.size_);
        return *this;
    }
    ~Buffer() { delete[] data_; }
    float &operator[](std::size_t i) { return data_[i]; }
    std::size_t size() const { return size_; }

  private:
    float *data_;
    std::size_t size_;
};

Buffer blur_rows(Buffer in, int w, int h) {
    Buffer out(in.size());
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            float sum = 0;
            int n = 0;
            for (int d = -1; d <= 1; ++d)
                if (x + d >= 0 && x + d < w) {
                    sum += in[y * w + x + d];
                    ++n;
                }
            out[y * w + x] = sum / n;
        }
    return out;
}
}  // namespace

extern "C" void raii_buffer(int w, int h, float *image) {
    Buffer b(static_cast<std::size_t>(w) * h);
    for (std::size_t i = 0; i < b.size(); ++i) b[i] = image[i];
    for (int pass = 0; pass < 2; ++pass) b = blur_rows(std::move(b), w, h);
    for (std::size_t i = 0; i < b.size(); ++i) image[i] = b[i];
}
