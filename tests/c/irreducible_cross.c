// Two blocks that jump into each other under parameter control.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 2 3 1 2 5 4 7
void irreducible_cross(unsigned n, unsigned k, int *a) {
    unsigned i = 0;
    if (n & 1)
        goto right;
left:
    a[i]++;
    i += 1;
    if (i >= n)
        return;
    if (i % k == 0)
        goto left;
right:
    a[i] += 2;
    i += 2;
    if (i >= n)
        return;
    goto left;
}
