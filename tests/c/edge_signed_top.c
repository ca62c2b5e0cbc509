// Counts up to INT_MAX by a break before the increment.
//@ n: 2147483647 2147483646 2147483640 2147483600 2147483645 2147483547 2147483639 2147483641
void edge_signed_top(int n, int *a) {
    for (int i = n;; i++) {
        a[i & 63]++;
        if (i == 2147483647)
            break;
    }
}
