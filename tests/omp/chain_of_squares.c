// Each value goes into the next one twice, all before the loop through a share: none is looked at twice.
//@ n: 0 1 2 3 5 8 17 40
//@ x: 1 2 3 0 5 7 11 4
void chain_of_squares(int n, unsigned x, float *restrict a) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    unsigned x0 = x;
    unsigned x1 = x0 * x0 + 1;
    unsigned x2 = x1 * (x1 ^ 2);
    unsigned x3 = x2 * x2 + 3;
    unsigned x4 = x3 * (x3 ^ 4);
    unsigned x5 = x4 * x4 + 5;
    unsigned x6 = x5 * (x5 ^ 6);
    unsigned x7 = x6 * x6 + 7;
    unsigned x8 = x7 * (x7 ^ 8);
    unsigned x9 = x8 * x8 + 9;
    unsigned x10 = x9 * (x9 ^ 10);
    unsigned x11 = x10 * x10 + 11;
    unsigned x12 = x11 * (x11 ^ 12);
    unsigned x13 = x12 * x12 + 13;
    unsigned x14 = x13 * (x13 ^ 14);
    unsigned x15 = x14 * x14 + 15;
    unsigned x16 = x15 * (x15 ^ 16);
    unsigned x17 = x16 * x16 + 17;
    unsigned x18 = x17 * (x17 ^ 18);
    unsigned x19 = x18 * x18 + 19;
    unsigned x20 = x19 * (x19 ^ 20);
    unsigned x21 = x20 * x20 + 21;
    unsigned x22 = x21 * (x21 ^ 22);
    unsigned x23 = x22 * x22 + 23;
    unsigned x24 = x23 * (x23 ^ 24);
    unsigned x25 = x24 * x24 + 25;
    for (int j = 0; j < i; j++) a[i] += x25;
  }
}
