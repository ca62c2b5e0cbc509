// A return in a nest ends everything.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
//@ r: 2 0 1 2 3 9 11 1
//@ c: 1 0 1 8 0 3 5 1
int return_inside(int n, int m, int r, int c, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (i == r && j == c)
                return i;
            a[j] += i;
        }
    a[0] = 1;
    return -1;
}
