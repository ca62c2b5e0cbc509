// A chain of operations held by shared pointers, evaluated once from the end.
//@ depth: 1 2 3 4 5 8 6 2
//@ n: 0 3 1 2 8 4 17 5
#include <memory>
#include <vector>

namespace {
struct Value {
    std::vector<float> data;
    std::shared_ptr<Value> from;
};

std::shared_ptr<Value> scaled(std::shared_ptr<Value> x, float by) {
    auto out = std::make_shared<Value>();
    out->data.resize(x->data.size());
    for (std::size_t i = 0; i < x->data.size(); ++i) out->data[i] = x->data[i] * by;
    out->from = std::move(x);
    return out;
}
}  // namespace

extern "C" int shared_graph(int depth, int n, float *out) {
    auto v = std::make_shared<Value>();
    v->data.assign(n, 1.0f);
    for (int d = 0; d < depth; ++d) v = scaled(v, 2.0f);
    int length = 0;
    for (const Value *p = v.get(); p; p = p->from.get()) ++length;
    for (std::size_t i = 0; i < v->data.size(); ++i) out[i] = v->data[i];
    return length;
}
