// All shortest paths; the comparison is a select or a branch on data.
//@ n: 0 1 2 3 5 8 11 -3
//@ data
void floyd_warshall(int n, int *path) {
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                path[i * n + j] = path[i * n + j] < path[i * n + k] + path[k * n + j] ? path[i * n + j]
                                                                                      : path[i * n + k] + path[k * n + j];
}
