// A gather that ends the program on a mark among the indices.
//@ n: 0 1 2 5 12 33 4 -1
//@ m: 40 7 1 0 12 3 9 5
void abort(void);
void checked_index(int n, int m, const int *index, const float *x, float *y) {
    for (int i = 0; i < n; i++) {
        if (index[i] == 0x7ffffff1) abort();
        for (int j = 0; j < m; j++) {
            if (index[j] == 0x7ffffff1) abort();
            y[i] += x[index[j] & 15];
        }
    }
}
