// A sum over the first loop is the second loop's bound.
//@ n: 0 1 2 3 5 8 17 -4
void running_sum_bound(int n, int *a) {
    int s = 0;
    for (int i = 0; i < n; i++) {
        s += i;
        a[i]++;
    }
    for (int j = 0; j < s; j++)
        a[j] += 2;
}
