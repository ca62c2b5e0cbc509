// Rows in chunks, the last of which is cut off, signed and unsigned.
//@ rows: 0 1 2 3 2 4 1 3 2
//@ cols: 5 0 8 7 16 1 33 40 17
//@ chunk: 2 3 8 1 5 4 16 8 20
void chunks_of_rows(float *restrict x, int rows, int cols, int chunk) {
    for (int r = 0; r < rows; r++) {
        float *p = x + (long)r * cols;
        int c = 0;
        float most = 0;
        while (c < cols) {
            int e = c + chunk;
            if (e > cols)
                e = cols;
            for (int i = c; i < e; i++)
                p[i] *= 2;
            most += e;
            c = e;
        }
        p[0] = most;
    }
}
