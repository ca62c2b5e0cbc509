// Leaves when two counters meet.
//@ n: 0 1 2 3 5 8 17 64
void pred_eq_exit(unsigned n, int *a) {
    unsigned i = 0, j = 3 * n;
    while (1) {
        if (i == j)
            return;
        a[i] += j;
        i += 1;
        j -= 2;
    }
}
