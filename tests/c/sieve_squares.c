// Starts at i*i while i*i is at most n.
//@ n: 0 1 2 3 5 8 50 200
void sieve_squares(int n, int *a) {
    for (int i = 2; i * i <= n; i++)
        for (int j = i * i; j <= n; j += i)
            a[j] = 1;
}
