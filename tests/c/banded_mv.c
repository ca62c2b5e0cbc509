// Banded matrix times vector, kl sub- and ku super-diagonals.
//@ n: 0 1 2 3 5 8 17 30 10
//@ kl: 0 1 0 5 2 3 20 1 -1
//@ ku: 1 0 0 1 7 2 3 40 3
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
void banded_mv(int n, int kl, int ku, const float *A, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int j = MAX(0, i - kl); j < MIN(n, i + ku + 1); j++)
            s += A[i * n + j] * x[j];
        y[i] = s;
    }
}
