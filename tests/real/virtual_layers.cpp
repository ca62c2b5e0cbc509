// A sequence of layers behind a base class, owned by unique pointers and run in order.
//@ n: 1 2 3 5 8 17 4 0
//@ repeats: 1 2 0 3 1 2 4 2
#include <memory>
#include <vector>

namespace {
struct Layer {
    virtual ~Layer() = default;
    virtual void forward(float *x, int n) = 0;
};

struct Scale : Layer {
    explicit Scale(float by) : by(by) {}
    void forward(float *x, int n) override {
        for (int i = 0; i < n; ++i) x[i] *= by;
    }
    float by;
};

struct Shift : Layer {
    void forward(float *x, int n) override {
        for (int i = 0; i + 1 < n; ++i) x[i] = x[i + 1];
    }
};
}  // namespace

extern "C" void virtual_layers(float *x, int n, int repeats) {
    std::vector<std::unique_ptr<Layer>> layers;
    layers.push_back(std::make_unique<Scale>(2.0f));
    layers.push_back(std::make_unique<Shift>());
    for (int r = 0; r < repeats; ++r)
        for (auto &layer : layers) layer->forward(x, n);
}
