// The Josephus recurrence, its value decides a branch and a bound.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 2 3 1 2 7 5 3 4
void josephus(int n, int k, int *a) {
    int r = 0;
    for (int i = 1; i <= n; i++) {
        r = (r + k) % i;
        if (r == 0)
            a[i]++;
    }
    for (int j = 0; j < r; j++)
        a[j] += 2;
}
