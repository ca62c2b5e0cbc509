// A bound that falls then rises with |i|.
//@ n: 0 1 2 3 5 8 17 -4
void rhombus(int n, int *a) {
    for (int i = -n; i <= n; i++) {
        int w = i < 0 ? n + i : n - i;
        for (int j = -w; j <= w; j++)
            a[j + n] += i;
    }
}
