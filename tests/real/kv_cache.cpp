// A key/value cache as a class: appended per token, attended over with a window.
//@ tokens: 0 1 2 3 5 8 12 4
//@ dim: 4 1 2 8 3 2 4 0
//@ window: 1 1 2 2 3 4 16 8
#include <algorithm>
#include <cmath>
#include <vector>

namespace {
class KVCache {
  public:
    KVCache(int capacity, int dim) : dim_(dim), keys_(capacity * dim), values_(capacity * dim) {}
    void append(const float *k, const float *v) {
        std::copy(k, k + dim_, keys_.begin() + length_ * dim_);
        std::copy(v, v + dim_, values_.begin() + length_ * dim_);
        ++length_;
    }
    int length() const { return length_; }
    const float *key(int t) const { return keys_.data() + t * dim_; }
    const float *value(int t) const { return values_.data() + t * dim_; }

  private:
    int dim_, length_ = 0;
    std::vector<float> keys_, values_;
};

void attend(const KVCache &cache, const float *q, float *out, int dim, int window) {
    float total = 0;
    for (int t = std::max(0, cache.length() - window); t < cache.length(); ++t) {
        float score = 0;
        for (int i = 0; i < dim; ++i) score += q[i] * cache.key(t)[i];
        const float p = std::exp(score);
        total += p;
        for (int i = 0; i < dim; ++i) out[i] += p * cache.value(t)[i];
    }
    for (int i = 0; i < dim; ++i) out[i] /= total;
}
}  // namespace

extern "C" void kv_cache(int tokens, int dim, int window, const float *x, float *y) {
    KVCache cache(tokens, dim);
    for (int t = 0; t < tokens; ++t) {
        cache.append(x + t * dim, x + t * dim);
        attend(cache, x + t * dim, y + t * dim, dim, window);
    }
}
