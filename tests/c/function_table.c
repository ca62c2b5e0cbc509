// A table of functions, one of which each iteration calls.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
static void rows(int n, int *a) {
    for (int i = 0; i < n; i++)
        a[i]++;
}
static void pairs(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            a[i] += a[j];
}
static void skip(int n, int *a) {
    if (n > 4)
        a[0] = n;
}
static void (*const table[])(int, int *) = {rows, pairs, skip, rows};
void function_table(int n, int m, int *a) {
    for (int i = 0; i < n; i++)
        table[i & 3](m, a);
    for (int i = 0; i < 4; i++)
        if (table[i] == rows)
            a[i] = 0;
}
