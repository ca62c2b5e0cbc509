// Counters of 8 and 16 bits that wrap on the way.
//@ n: 0 1 2 3 200 255 256 7 8 13 300
//@ m: 3 1 0 5 6 2 70 9 4 11 3
void edge_mix_wraps(int n, int m, int *a) {
    unsigned char c = 0; 
    for (int i = 0; i < n; i++) { c += 3; if (c < m) a[0]++; if ((unsigned char)(c + m) > 200) a[1]++; }
    for (unsigned char k = 250; k != (unsigned char)m; k++) a[2]++;
    for (unsigned short u = 0; u < (unsigned)n; u += 7) { if (u > 1000) break; a[3]++; }
    short sh = 0; for (int i = 0; i < n; i++) { sh -= 5; if (sh & 8) a[4]++; for (short t = sh; t < -1400; t++) a[5]++; }
}
