// An unsigned short counting down by 7 until it is small.
//@ n: 0 1 2 10 100 65535 40000 700
void wrap_u16_down(unsigned short n, int *a) {
    for (unsigned short i = n; i > 6; i -= 7)
        a[i] += 1;
}
