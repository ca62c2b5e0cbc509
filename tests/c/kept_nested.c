// Values kept over two loops: the last row that met a condition, and the last column in it.
//@ n: 0 1 2 5 9 12 17 30 -2 21
//@ m: 3 1 0 6 4 13 17 8 5 2
//@ w: 2 1 3 0 5 4 1 9 7 -1
void kept_nested(int n, int m, int w, int *a) {
    int row = -1, column = 0;
    for (int i = 0; i < n; i++) {
        int found = 0;
        for (int j = 0; j < m; j++)
            if (i + j < w) {
                found = 1;
                column = j;
            }
        if (found)
            row = i;
        a[i] += found;
    }
    for (int i = 0; i <= row; i++)
        a[i]++;
    for (int j = 0; j <= column; j++)
        a[j]--;
}
