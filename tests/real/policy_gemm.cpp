// A product in tiles whose sizes are template parameters, with clipped edges and an epilogue by policy.
//@ m: 0 1 4 5 8 9 16 7
//@ n: 3 1 8 9 4 7 8 2
//@ k: 2 5 3 4 4 0 7 8
#include <algorithm>

namespace {
struct Identity {
    static float apply(float x) { return x; }
};
struct Relu {
    static float apply(float x) { return x * (x > 0); }
};

template <int TileM, int TileN, typename Epilogue>
void gemm(int m, int n, int k, const float *a, const float *b, float *c) {
    for (int i0 = 0; i0 < m; i0 += TileM) {
        const int i1 = std::min(i0 + TileM, m);
        for (int j0 = 0; j0 < n; j0 += TileN) {
            const int j1 = std::min(j0 + TileN, n);
            for (int i = i0; i < i1; ++i)
                for (int j = j0; j < j1; ++j) {
                    float sum = 0;
                    for (int p = 0; p < k; ++p) sum += a[i * k + p] * b[p * n + j];
                    c[i * n + j] = Epilogue::apply(sum);
                }
        }
    }
}
}  // namespace

extern "C" void policy_gemm(int m, int n, int k, const float *a, const float *b, float *c) {
    gemm<4, 8, Relu>(m, n, k, a, b, c);
    gemm<8, 4, Identity>(n, m, k, b, a, c);
}
