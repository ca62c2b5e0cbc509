// A vocabulary in an unordered map: numbers are looked up and inserted where they are new.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <unordered_map>

extern "C" int unordered_vocab(int n, int *ids) {
    std::unordered_map<int, int> vocabulary;
    for (int i = 0; i < n; ++i) {
        auto [it, is_new] = vocabulary.try_emplace(i % 11, static_cast<int>(vocabulary.size()));
        ids[i] = is_new ? it->second : -it->second;
    }
    return vocabulary.size();
}
