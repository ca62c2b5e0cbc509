// An unsigned char counter that wraps before it meets its end.
//@ from: 0 1 250 200 255 128 17 3
//@ to: 0 5 3 199 0 127 16 255
void wrap_u8(unsigned char from, unsigned char to, int *a) {
    for (unsigned char i = from; i != to; i++)
        a[i] += 1;
}
