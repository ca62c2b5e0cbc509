// A geometric step that is no power of two, and its inverse.
//@ n: 0 1 2 3 9 10 1000 1000000
void powers_of_three(int n, int *a) {
    for (int i = 1; i < n; i *= 3)
        a[i & 7] += 1;
    for (int i = n; i > 0; i /= 10)
        a[i & 7] += 2;
}
