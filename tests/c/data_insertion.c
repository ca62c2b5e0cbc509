// Insertion sort.
//@ n: 0 1 2 3 5 8 17 30
//@ data
void data_insertion(int n, int *x) {
    for (int i = 1; i < n; i++) {
        int v = x[i], j = i - 1;
        while (j >= 0 && x[j] > v) {
            x[j + 1] = x[j];
            j--;
        }
        x[j + 1] = v;
    }
}
