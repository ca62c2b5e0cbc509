// Skips by a remainder.
//@ n: 0 1 2 3 5 8 17 31 -4
void continue_mod(int n, int *a) {
    for (int i = 0; i < n; i++) {
        if (i % 3 == 1)
            continue;
        a[i] += i;
    }
}
