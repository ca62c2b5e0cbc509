// Inner bound i / 3.
//@ n: 0 1 2 3 5 8 17 31 -4
void floor_bound(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i / 3; j++)
            a[j] += i;
}
