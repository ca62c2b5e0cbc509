// The Fibonacci recursion.
//@ n: 0 1 2 3 5 8 15 -4
__attribute__((noinline)) int recursion_fib(int n, int *a) {
    a[0]++;
    if (n < 2)
        return n;
    return recursion_fib(n - 1, a) + recursion_fib(n - 2, a);
}
