// Ackermann's function at small arguments.
//@ m: 0 0 1 1 2 2 2 3
//@ n: 0 5 0 7 1 3 6 2
__attribute__((noinline)) int ackermann(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}
