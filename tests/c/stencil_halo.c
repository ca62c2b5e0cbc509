// Interior without tests, then the four borders, then the corners.
//@ n: 2 3 4 5 8 17 10 6
//@ m: 2 5 2 4 8 6 13 3
//@ r: 0 1 2 1 2 3 5 4
void stencil_halo(int n, int m, int r, float *a) {
    for (int i = r; i < n - r; i++)
        for (int j = r; j < m - r; j++)
            a[i * m + j] *= 2;
    for (int s = 0; s < 2; s++)
        for (int k = 0; k < r && k < n; k++) {
            int i = s ? n - 1 - k : k;
            for (int j = 0; j < m; j++)
                a[i * m + j] += 1;
        }
    for (int i = r; i < n - r; i++)
        for (int j = 0; j < m; j = j == r - 1 && m - r > r ? m - r : j + 1)
            a[i * m + j] -= 1;
}
