// Step given as a parameter, positive.
//@ n: 0 1 2 3 5 8 17 100 -4
//@ s: 1 2 3 1 7 8 4 9 5
void step_symbolic(int n, int s, int *a) {
    for (int i = 0; i < n; i += s)
        a[i] += i;
}
