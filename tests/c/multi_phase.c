// Consecutive loops that carry the index on.
//@ n: 0 1 2 3 5 8 17 100 -4
//@ m: 3 1 0 9 4 10 6 64 2
void multi_phase(int n, int m, int *a) {
    int i = 0;
    while (i < n)
        a[i++] += 1;
    while (i < m)
        a[i++] += 2;
    while (i > 0) {
        a[i] += 3;
        i -= 2;
    }
}
