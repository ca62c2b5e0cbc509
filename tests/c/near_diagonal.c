// |i - j| <= w by abs.
//@ n: 0 1 2 3 5 8 17 -4
//@ w: 3 1 0 1 2 10 4 2
int abs(int);
void near_diagonal(int n, int w, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (abs(i - j) <= w)
                a[i] += j;
}
