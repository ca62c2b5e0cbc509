// A switch on the index itself with ranges of cases.
//@ n: 0 1 2 3 5 8 17 100 -4
//@ m: 1 3 2 2 7 1 4 2 3
void switch_ranges(int n, int m, int *a) {
    for (int i = 0; i < n; i++)
        switch (i / m) {
        case 0: a[i]++; break;
        case 1 ... 3: a[i] += 2; break;
        case 9: return;
        default: a[i] += 3;
        }
}
