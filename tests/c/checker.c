// Every second point of a grid, by the parity of the row and a colour.
//@ n: 0 1 2 3 5 8 10 7
//@ m: 3 1 2 5 4 8 9 2
//@ c: 0 1 0 1 1 0 1 0
void checker(int n, int m, int c, float *x) {
    for (int i = 1; i < n - 1; i++)
        for (int j = 1 + (i + c) % 2; j < m - 1; j += 2)
            x[i * m + j] = 0.25f * (x[(i - 1) * m + j] + x[(i + 1) * m + j]);
}
