// A constant table decides bounds.
//@ n: 0 1 2 3 5 8 17 -4
void local_table(int n, int *a) {
    static const unsigned char lengths[8] = {3, 1, 4, 1, 5, 9, 2, 6};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < lengths[i & 7]; j++)
            a[i * 9 + j]++;
}
