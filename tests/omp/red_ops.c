// Reductions of several operators, in a tree for many threads.
//@ n: 0 3 7 12 20 0 3 7
//@ data
int red_ops(int *restrict a, int n) {
    int s = 0, p = 1, x = 0, o = 0, an = -1, la = 1, lo = 0, mx = -1, mn = 100;
#pragma omp parallel for reduction(+:s) reduction(*:p) reduction(^:x) reduction(|:o) reduction(&:an) reduction(&&:la) reduction(||:lo) reduction(max:mx) reduction(min:mn)
    for (int i = 0; i < n; i++) { s += i; p *= 1; x ^= i; o |= i; an &= i; la = la && i < 5; lo = lo || i > 3; if (i > mx) mx = i; if (i < mn) mn = i; }
    if (s > 5) a[0] = 1;
    if (lo) a[1] = 1;
    return s + p + x + o + an + la + lo + mx + mn;
}
