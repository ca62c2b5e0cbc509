// A recursion into four quarters that are alike as far as sizes go, and one that calls itself twice on less.
//@ n: 0 1 3 4 5 8 16 33 40 70
//@ d: 0 1 2 3 4 5 6 0 3 7
static void halves(float *a, int d, int k) {
    if (d == 0) {
        a[0] += k;
        return;
    }
    halves(a, d - 1, 2 * k);
    a[1] += 1;
    halves(a, d - 1, 2 * k + 1);
    a[2] += 1;
}
static void quarters(float *a, int n, int k) {
    if (n <= 4) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++)
                a[j] += k;
        return;
    }
    int h = n / 2;
    quarters(a, h, k);
    quarters(a, h, k + 1);
    quarters(a, h, 2 * k);
    quarters(a, h, k - 1);
    a[3] += k;
}
void recursion_tree(float *a, int n, int d) {
    quarters(a, n, 1);
    halves(a, d, 1);
}
