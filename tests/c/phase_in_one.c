// One loop whose body changes its phase at a threshold.
//@ n: 0 1 2 3 5 8 17 100
//@ t: 3 1 0 9 4 10 6 64
void phase_in_one(int n, int t, int *a) {
    for (int i = 0; i < n;) {
        if (i < t) {
            a[i] += 1;
            i += 1;
        } else {
            a[i] += 2;
            i += 3;
        }
    }
}
