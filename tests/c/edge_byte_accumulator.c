// A sum modulo 256 as a later bound.
//@ n: 0 1 5 10 23 33 100 -2
void edge_byte_accumulator(int n, int *a) {
    unsigned char s = 0;
    for (int i = 0; i < n; i++) {
        s += 7 * i;
        a[i]++;
    }
    for (int j = 0; j < s; j++)
        a[j] += 2;
}
