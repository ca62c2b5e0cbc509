// Formats a table of indices without the library: digits from the last, padded to a width.
//@ rows: 0 1 2 3 5 8 4 2
//@ cols: 3 1 12 9 4 10 0 30
//@ width: 1 2 3 4 5 3 2 1
static int format_uint(char *out, unsigned value, int width) {
    char digits[12];
    int n = 0;
    do {
        digits[n++] = '0' + value % 10;
        value /= 10;
    } while (value);
    int written = 0;
    for (int k = n; k < width; k++) out[written++] = ' ';
    while (n > 0) out[written++] = digits[--n];
    return written;
}

long itoa_rows(char *out, int rows, int cols, int width) {
    char *p = out;
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            if (j) *p++ = ',';
            p += format_uint(p, i * cols + j, width);
        }
        *p++ = '\n';
    }
    *p = 0;
    return p - out;
}
