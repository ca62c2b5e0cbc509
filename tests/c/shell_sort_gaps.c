// Shell sort with Knuth's gaps 1, 4, 13, 40, …: the passes of a sorting network, without comparisons.
//@ n: 0 1 2 5 14 40 41 1000 364
void shell_sort_gaps(int n, float *a) {
    int gap = 1;
    while (gap < n / 3)
        gap = 3 * gap + 1;
    for (; gap >= 1; gap /= 3)
        for (int i = gap; i < n; i++)
            a[i] += a[i - gap];
}
