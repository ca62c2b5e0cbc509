// The inner bound grows by the outer index: cubic work.
//@ n: 0 1 2 3 5 8 12 -4
void running_sum_inner(int n, int *a) {
    int len = 0;
    for (int i = 0; i < n; i++) {
        len += i;
        for (int j = 0; j < len; j++)
            a[j]++;
    }
}
