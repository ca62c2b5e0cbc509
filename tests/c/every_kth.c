// Every k-th index of a loop that steps by 2 and by 3, and how many there were: as unrolling does.
//@ n: 0 1 7 16 33 50 64 -2
//@ k: 1 2 3 5 0 -4 7 100
//@ r: 0 1 2 4 0 1 -3 64
void every_kth(int n, int k, int r, int *a) {
    if (k == 0)
        return;
    int c = 0;
    for (int i = 0; i < n; i += 2)
        if (i % k == r)
            c++;
        else if (i > 8 && i % k <= r)
            a[0]++;
    for (int i = 0; i < n; i++)
        if ((3 * i + 1) % k == 0)
            a[1]++;
    for (int j = 0; j < c; j++)
        a[j]++;
}
