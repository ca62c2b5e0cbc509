// The Collatz sequence.
//@ n: 1 2 3 6 7 9 27 97
int collatz(unsigned long n, int *a) {
    int steps = 0;
    while (n != 1) {
        if (n % 2 == 0) {
            n /= 2;
            a[0]++;
        } else {
            n = 3 * n + 1;
            a[1]++;
        }
        steps++;
    }
    return steps;
}
