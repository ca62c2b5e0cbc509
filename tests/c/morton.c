// Recursion into quadrants, clipped at a rectangle's ends.
//@ n: 0 1 2 3 5 8 11 16
//@ m: 3 1 0 5 4 8 6 13
__attribute__((noinline)) static void cell(int i, int j, int size, int n, int m, int *a) {
    if (i >= n || j >= m)
        return;
    if (size == 1) {
        a[i * m + j]++;
        return;
    }
    int h = size / 2;
    cell(i, j, h, n, m, a);
    cell(i, j + h, h, n, m, a);
    cell(i + h, j, h, n, m, a);
    cell(i + h, j + h, h, n, m, a);
}
void morton(int n, int m, int *a) {
    int size = 1;
    while (size < n || size < m)
        size *= 2;
    cell(0, 0, size, n, m, a);
}
