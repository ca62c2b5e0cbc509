// Embedding lookup: the row comes from data, the control does not.
//@ n: 0 1 2 3 5 8 33 -1
//@ d: 3 1 2 5 4 0 16 7
void embedding(int n, int d, const int *ids, const float *table, float *y) {
    for (int i = 0; i < n; i++) {
        const float *row = table + (ids[i] & 15) * d;
        for (int j = 0; j < d; j++)
            y[i * d + j] = row[j];
    }
}
