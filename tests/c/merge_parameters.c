// Merges two ranges by their order, as in a merge of sorted index ranges.
//@ n: 0 1 2 3 5 8 17 4
//@ m: 3 1 0 9 4 10 6 7
//@ s: 1 2 3 1 2 3 5 4
void merge_parameters(int n, int m, int s, int *a) {
    int i = 0, j = 0, k = 0;
    while (i < n && j < m) {
        if (s * i <= 2 * j)
            a[k++] = i++;
        else
            a[k++] = -j++;
    }
    while (i < n)
        a[k++] = i++;
    while (j < m)
        a[k++] = -j++;
}
