// The rows of a packed triangle, one behind the other, by their place in it.
//@ n: 0 1 2 5 8 17 -3 60
//@ m: 0 3 1 9 40 30 5 700
void packed_rows(int n, int m, float *restrict a) {
    for (int i = 0; i < n; i++) {
        int start = i * (i + 1) / 2;
        for (int k = start; k < start + i + 1; k++)
            if (k < m)
                a[k] = 1;
    }
}
