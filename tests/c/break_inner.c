// A break in the inner loop, by both indices.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
//@ w: 2 0 1 4 3 9 30 1
void break_inner(int n, int m, int w, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (i + j >= w)
                break;
            a[j] += i;
        }
}
