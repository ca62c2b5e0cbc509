// The towers of Hanoi.
//@ n: 0 1 2 3 4 5 8 10
//@ from: 0 0 0 0 0 0 0 0
//@ to: 1 1 2 2 1 1 2 2
__attribute__((noinline)) void hanoi(int n, int from, int to, int *a) {
    if (n == 0)
        return;
    hanoi(n - 1, from, 3 - from - to, a);
    a[n]++;
    hanoi(n - 1, 3 - from - to, to, a);
}
