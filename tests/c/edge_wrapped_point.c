// An equality that a narrow index meets again and again, wanted only from some index on.
//@ n: 0 1 2 3 5 8 258 259 260 700 -4
//@ m: 3 1 0 9 4 10 6 2 255 516 1
void edge_wrapped_point(int n, int m, int *a) {
    for (int k = 0; k < n; k++) {
        if (k >= 5 && (signed char)k == 3)
            break;
        a[0]++;
    }
    signed char c = 0;
    for (int k = 0; k != n && n > 0; k++, c += 3) {
        if (k >= m && c == 3)
            break;
        if (k != m + 1 && (c & 63) == 7)
            a[1]++;
    }
    for (unsigned k = 0; k < 1000; k++)
        if ((int)k >= m && (k & 127) == 7 && k != 135)
            break;
}
