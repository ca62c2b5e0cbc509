// Zigzag scan of a block: the direction alternates with the diagonal.
//@ n: 0 1 2 3 5 8 17 -4
void zigzag(int n, int *a) {
    for (int d = 0; d < 2 * n - 1; d++) {
        int lo = d < n ? 0 : d - n + 1, hi = d < n ? d : n - 1;
        if (d & 1)
            for (int i = lo; i <= hi; i++)
                a[i] += d;
        else
            for (int i = hi; i >= lo; i--)
                a[i] -= d;
    }
}
