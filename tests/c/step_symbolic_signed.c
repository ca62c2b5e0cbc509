// Step of either sign, direction chosen by it.
//@ n: 0 1 2 3 5 8 17 100 20
//@ s: 1 -2 3 -1 7 -8 4 -9 -3
void step_symbolic_signed(int n, int s, int *a) {
    if (s > 0)
        for (int i = 0; i < n; i += s)
            a[i] += i;
    else if (s < 0)
        for (int i = n; i > 0; i += s)
            a[i] += i;
}
