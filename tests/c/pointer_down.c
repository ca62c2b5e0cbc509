// A pointer walking down, compared by order.
//@ n: 0 1 2 3 5 8 17 64
void pointer_down(int *a, unsigned n) {
    for (int *p = a + n; p > a;)
        *--p = 1;
}
