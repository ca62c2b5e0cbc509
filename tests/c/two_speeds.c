// A slow and a fast index, either ends the loop.
//@ n: 0 1 2 3 5 8 17 64
//@ m: 3 1 0 9 4 100 6 13
void two_speeds(int n, int m, int *a) {
    for (int i = 0, j = 0; i < n && j < m; i += 2, j += 3)
        a[i] += j;
}
