// Integers written to a local array by the function itself decide later.
//@ n: 0 1 2 3 5 8 17 -4
//@ k: 1 2 3 1 2 5 4 7
void local_array_control(int n, int k, int *a) {
    int start[9];
    for (int i = 0; i < 9; i++)
        start[i] = i * k % 7;
    for (int i = 0; i < 8; i++)
        for (int j = start[i]; j < start[i + 1] + n; j++)
            a[j + 8]++;
}
