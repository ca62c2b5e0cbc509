// Visits the ones of a mask, and for each of them those of another.
//@ n: 0 1 2 5 255 17 -2 40
//@ m: 0 1 3 255 -1 6 12345 -8
int ones_of_masks(int *a, int n, int m) {
    int c = 0;
    for (int x = n; x; x &= x - 1)
        a[c++] = x;
    for (unsigned y = m; y; y -= y & -y)
        for (int x = n; x; x &= x - 1)
            a[c++] = x + y;
    return c;
}
