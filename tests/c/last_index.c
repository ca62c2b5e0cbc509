// The last index that met a condition bounds a later loop.
//@ n: 0 1 2 3 5 8 17 30 -4
void last_index(int n, int *a) {
    int last = -1;
    for (int i = 0; i < n; i++)
        if (i % 4 == 2)
            last = i;
    for (int j = 0; j <= last; j++)
        a[j]++;
}
