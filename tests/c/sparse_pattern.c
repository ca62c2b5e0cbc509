// A block-sparse attention pattern: local band, first block, every stride-th block.
//@ n: 0 1 3 4 8 12 17 6
//@ w: 1 0 2 1 3 2 4 9
//@ st: 1 2 3 2 4 5 3 7
void sparse_pattern(int n, int w, int st, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            if (i - j <= w || j == 0 || j % st == st - 1)
                a[i * n + j]++;
}
