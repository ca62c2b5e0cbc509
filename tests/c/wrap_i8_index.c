// Bounds of type unsigned char and short beside an int counter.
//@ n: 0 1 2 10 100 255 200 7
//@ m: 5 -1 0 300 7 2 -300 12
void wrap_i8_index(unsigned char n, short m, int *a) {
    for (int i = 0; i < n; i++)
        a[i] += 1;
    for (int i = 0; i < m; i++)
        a[i] += 2;
}
