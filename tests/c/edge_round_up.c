// Round up to a multiple of 8 and down, by masks.
//@ n: 0 1 7 8 9 33 -1 -9 100
void edge_round_up(int n, int *a) {
    for (int i = 0; i < (n + 7 & -8); i++)
        a[i]++;
    for (int i = n & ~7; i < n; i++)
        a[i & 255] += 2;
    for (int i = 0; i < (n | 3); i += 4)
        a[i] += 3;
}
