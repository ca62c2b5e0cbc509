// Not-equal exit at a multiple of the step, unsigned.
//@ n: 0 1 2 3 5 8 17 64
void pred_ne_step(unsigned n, int *a) {
    for (unsigned i = 0; i != 3 * n; i += 3)
        a[i] += i;
}
