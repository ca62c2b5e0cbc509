// A reduction tree: the stride halves, an inner loop runs up to it.
//@ n: 0 1 2 3 5 8 17 64
void halving_nest(int n, float *a) {
    for (int s = n / 2; s > 0; s /= 2)
        for (int i = 0; i < s; i++)
            a[i] += a[i + s];
}
