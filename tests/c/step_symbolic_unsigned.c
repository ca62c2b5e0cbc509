// Nested loops with symbolic steps.
//@ n: 0 1 2 3 5 8 17 50
//@ s: 1 2 3 1 7 8 4 9
//@ r: 2 1 1 3 2 5 3 4
void step_symbolic_unsigned(unsigned n, unsigned s, unsigned r, int *a) {
    for (unsigned i = 0; i < n; i += s)
        for (unsigned j = i; j < n; j += r)
            a[j] += i;
}
