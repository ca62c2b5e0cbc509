// Bresenham's line: the error term decides.
//@ dx: 0 1 5 8 10 17 30 7
//@ dy: 0 0 2 8 3 16 1 5
void bresenham(int dx, int dy, int *a) {
    int err = 2 * dy - dx, y = 0;
    for (int x = 0; x <= dx; x++) {
        a[y * 64 + x]++;
        if (err > 0) {
            y++;
            err -= 2 * dx;
        }
        err += 2 * dy;
    }
}
