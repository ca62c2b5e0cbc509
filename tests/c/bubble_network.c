// Odd-even transposition network: the comparisons' positions are fixed.
//@ n: 0 1 2 3 5 8 17 -4
float fminf(float, float), fmaxf(float, float);
void bubble_network(int n, float *a) {
    for (int r = 0; r < n; r++)
        for (int i = r & 1; i + 1 < n; i += 2) {
            float lo = fminf(a[i], a[i + 1]), hi = fmaxf(a[i], a[i + 1]);
            a[i] = lo;
            a[i + 1] = hi;
        }
}
