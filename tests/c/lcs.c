// Longest common subsequence table, the choice without branches on data.
//@ n: 0 1 2 3 5 8 17 30
//@ m: 3 1 0 5 4 8 6 13
void lcs(int n, int m, const int *a, const int *b, int *T) {
    for (int j = 0; j <= m; j++)
        T[j] = 0;
    for (int i = 1; i <= n; i++) {
        T[i * (m + 1)] = 0;
        for (int j = 1; j <= m; j++) {
            int up = T[(i - 1) * (m + 1) + j], left = T[i * (m + 1) + j - 1], eq = a[i - 1] == b[j - 1];
            int d = up - left;
            T[i * (m + 1) + j] = up - (d & (d >> 31)) + eq;
        }
    }
}
