// An unsigned char counter with step 3 that wraps and meets its end late.
//@ from: 0 1 250 200 255 128 17 3
//@ to: 0 5 3 199 0 127 16 255
void wrap_u8_step(unsigned char from, unsigned char to, int *a) {
    unsigned char i = from;
    while (i != to) {
        a[i] += 1;
        i += 3;
    }
}
