// The levels of a pyramid: sizes halved and rounded up, halved down to 1, and by thirds; signed and unsigned.
//@ w: 1 2 3 7 8 9 31 64 65 100
//@ h: 1 1 5 8 3 4 17 33 2 50
//@ n: 0 3 1 4 2 9 5 3 8 2
void image_pyramid(float *a, int w, int h, int n) {
    int l = 0, x = w, y = h;
    while (l < n && (x > 1 || y > 1)) {
        a[l] += 1;
        if (x > 1)
            a[l] *= 2;
        x = (x + 1) >> 1;
        y = (y + 1) / 2;
        l++;
    }
    for (unsigned u = w; u > 1; u = (u + 1) / 2)
        a[l] += 3;
    for (int k = 0, v = h; k < n; k++) {
        if (v == 1)
            a[k] = 4;
        v = v / 2 > 1 ? v / 2 : 1;
    }
    for (int t = w; t > 1; t = (t + 2) / 3)
        a[l] += 5;
}
