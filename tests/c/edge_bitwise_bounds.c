// Bounds by and, or, xor of two parameters.
//@ n: 0 1 7 8 12 33 -1 100
//@ m: 3 1 10 8 5 63 -7 27
void edge_bitwise_bounds(int n, int m, int *a) {
    for (int i = 0; i < (n & m); i++)
        a[i]++;
    for (int i = 0; i < (n | m); i++)
        a[i] += 2;
    for (int i = 0; i < (n ^ m); i++)
        a[i] += 3;
}
