// A counter kept in a buffer's cell: written and read back through memory.
//@ n: 0 1 2 3 5 8 17 -4
void memory_counter(int n, int *a) {
    a[0] = 0;
    for (int i = 0; i < n; i++)
        if (i % 3)
            a[0]++;
    for (int j = 0; j < a[0]; j++)
        a[j + 1] = 5;
}
