// Tiles of unsigned sizes: pairs of tiles with clipped ends, and butterflies of unsigned lengths.
//@ n: 0 1 2 5 8 13 16 20 31 33
//@ b: 1 1 3 2 4 5 16 7 8 40
void tiles_unsigned(float *a, unsigned n, unsigned b) {
    for (unsigned i = 0; i < n; i += b) {
        unsigned e = i + b > n ? n : i + b;
        for (unsigned x = i; x < e; x++)
            for (unsigned y = x + 1; y < e; y++)
                a[x] += a[y];
        for (unsigned j = i + b; j < n; j += b) {
            unsigned f = j + b > n ? n : j + b;
            for (unsigned y = j; y < f; y++)
                a[i] += a[y];
        }
    }
    for (unsigned len = 2; len <= n; len <<= 1)
        for (unsigned i = 0; i < n; i += len)
            a[i] *= 2;
}
