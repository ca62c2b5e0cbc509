// Layers within layers: each activation masks its inputs, which memory decides, and hands on a smaller one.
//@ n: 0 1 2 3 5 8 17 9
//@ depth: 3 0 2 1 4 2 5 20
//@ data
__attribute__((noinline)) static int forward(int n, int depth, const int *mask, int *x) {
    int used = 0;
    for (int i = 0; i < n; i++) {
        if (mask[i] > 0) {
            x[i]++;
            used++;
        }
    }
    if (depth > 0) {
        used += forward(n - 1, depth - 1, mask, x);
        if (x[0] > 3)
            x[0] = 0;
    }
    return used;
}

int sublayers(int n, int depth, const int *mask, int *x) {
    return forward(n, depth, mask, x);
}
