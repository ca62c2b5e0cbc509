// A loop with a break at a parameter.
//@ n: 0 1 2 3 5 8 17 -4
//@ stop: 3 0 1 9 4 100 6 2
void break_at(int n, int stop, int *a) {
    for (int i = 0; i < n; i++) {
        if (i == stop)
            break;
        a[i] += i;
    }
}
