// Tiles of 16, the last one cut off, with a condition on the element.
//@ n: 0 1 15 16 17 50 100 -3
//@ m: 0 3 1 9 40 30 50 5
void tiles_of_condition(int n, int m, float *restrict a) {
    for (int ii = 0; ii < n; ii += 16) {
        int end = ii + 16 < n ? ii + 16 : n;
        for (int i = ii; i < end; i++)
            if (i >= m && i % 3 == 0)
                for (int j = m; j < i; j++)
                    a[i] += j;
    }
}
