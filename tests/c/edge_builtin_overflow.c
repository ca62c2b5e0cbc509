// Overflow checks by builtins guard the loop.
//@ n: 0 5 2147483647 65536 100 -2147483648 7 46341
//@ m: 3 0 1 65536 5 -1 100 46341
int edge_builtin_overflow(int n, int m, int *a) {
    int sum, product;
    if (__builtin_add_overflow(n, m, &sum) || __builtin_mul_overflow(n, m, &product))
        return -1;
    for (int i = 0; i < (sum < 50 ? sum : 50); i++)
        a[i]++;
    for (int i = 0; i < product % 64; i++)
        a[i] += 2;
    return 0;
}
