// Reflection padding: the index is folded back by two loops.
//@ n: 2 3 5 8 7 4 9 17
//@ p: 0 1 3 10 6 2 20 5
void pad_reflect(int n, int p, const float *x, float *y) {
    for (int i = -p; i < n + p; i++) {
        int at = i;
        while (at < 0 || at >= n) {
            if (at < 0)
                at = -at;
            if (at >= n)
                at = 2 * n - 2 - at;
        }
        y[i + p] = x[at];
    }
}
