// Counts positive entries: data decides a branch.
//@ n: 0 1 2 3 5 8 17 -4
//@ data
int data_count(int n, const int *x, int *a) {
    int c = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            a[c++] = i;
    return c;
}
