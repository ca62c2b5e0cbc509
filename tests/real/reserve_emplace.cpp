// Reserves once, then appends structs; reads them by index and by reference.
//@ layers: 0 1 2 3 5 8 12 4
//@ base: 3 1 2 4 0 2 1 8
#include <cstddef>
#include <vector>

namespace {
struct LayerInfo {
    int in, out;
    std::size_t offset;
};
}  // namespace

extern "C" unsigned long reserve_emplace(int layers, int base, float *weights) {
    std::vector<LayerInfo> infos;
    infos.reserve(layers);
    std::size_t offset = 0;
    for (int l = 0; l < layers; ++l) {
        infos.push_back(LayerInfo{base + l, base + l + 1, offset});
        offset += static_cast<std::size_t>(base + l) * (base + l + 1);
    }
    for (const LayerInfo &info : infos)
        for (int i = 0; i < info.in * info.out; ++i) weights[info.offset + i] = 0.5f;
    return offset;
}
