// Leaves two loops at once by goto, then goes on.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
//@ k: 2 0 1 20 3 9 60 1
void goto_out(int n, int m, int k, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (i * m + j == k)
                goto done;
            a[j] += i;
        }
    a[1] = 5;
done:
    for (int i = 0; i < k; i++)
        a[i] += 2;
}
