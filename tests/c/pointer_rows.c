// Row pointers that advance by a stride.
//@ n: 0 1 2 3 5 8 17 4
//@ m: 3 1 0 9 4 10 6 13
//@ ld: 3 2 1 12 4 16 7 13
void pointer_rows(float *a, int n, int m, int ld) {
    for (float *row = a; row < a + (long)n * ld; row += ld)
        for (float *p = row; p < row + m; p++)
            *p *= 2;
}
