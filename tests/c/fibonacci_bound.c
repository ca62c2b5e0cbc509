// Steps along the Fibonacci numbers.
//@ n: 0 1 2 3 5 8 100 10000
void fibonacci_bound(long n, int *a) {
    long x = 0, y = 1;
    while (x < n) {
        a[x & 15]++;
        long t = x + y;
        x = y;
        y = t;
    }
}
