// Divide and conquer over a half-open range (a merge sort's control).
//@ lo: 0 0 0 0 2 5 0 3
//@ hi: 0 1 2 7 9 5 33 100
__attribute__((noinline)) void recursion_halves(int lo, int hi, float *a, float *b) {
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
    recursion_halves(lo, mid, a, b);
    recursion_halves(mid, hi, a, b);
    for (int i = lo; i < hi; i++)
        b[i] = a[i];
    for (int i = lo; i < hi; i++)
        a[i] = b[i];
}
