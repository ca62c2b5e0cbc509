// Rows of Pascal's triangle in place, from the end.
//@ n: 0 1 2 3 5 8 17 -4
void pascal(int n, unsigned *a) {
    for (int i = 0; i < n; i++) {
        a[i] = 1;
        for (int j = i - 1; j > 0; j--)
            a[j] += a[j - 1];
    }
}
