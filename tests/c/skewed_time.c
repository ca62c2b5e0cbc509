// Time-skewed 1D stencil in tiles: bounds by max, min and the tile's origin.
//@ t: 0 1 2 3 5 4 7 6
//@ n: 5 3 2 10 1 0 33 17
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
void skewed_time(int t, int n, float *A) {
    for (int x = 0; x < n + t; x += 8)
        for (int s = MAX(0, x - n + 1); s < MIN(t, x + 8); s++)
            for (int i = MAX(1, x - s); i < MIN(n - 1, x - s + 8); i++)
                A[i] = 0.5f * (A[i - 1] + A[i + 1]);
}
