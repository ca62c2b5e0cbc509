// Three ways out of one loop.
//@ n: 0 1 2 3 5 8 17 100
//@ m: 3 1 0 9 4 10 6 64
//@ k: 2 0 1 20 3 9 60 33
int multi_exit(int n, int m, int k, int *a) {
    int i = 0;
    for (;;) {
        if (i >= n)
            break;
        a[i] += 1;
        if (2 * i > m)
            return i;
        a[i] += 2;
        if (3 * i + 1 > k)
            goto out;
        i++;
    }
    a[0]++;
out:
    a[1]++;
    return -1;
}
