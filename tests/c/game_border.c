// Nine-point stencil over all cells, neighbours outside the grid skipped.
//@ n: 0 1 2 3 5 8 9 4
//@ m: 3 1 0 5 4 8 2 7
void game_border(int n, int m, const int *A, int *B) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int s = 0;
            for (int di = -1; di <= 1; di++)
                for (int dj = -1; dj <= 1; dj++) {
                    if (i + di < 0 || i + di >= n || j + dj < 0 || j + dj >= m)
                        continue;
                    s += A[(i + di) * m + j + dj];
                }
            B[i * m + j] = s;
        }
}
