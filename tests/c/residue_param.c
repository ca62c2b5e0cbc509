// i % k == r with both parameters.
//@ n: 0 1 2 3 5 8 17 100 -4
//@ k: 1 2 3 1 4 8 5 7 2
//@ r: 0 1 1 0 3 9 2 6 1
void residue_param(int n, int k, int r, int *a) {
    for (int i = 0; i < n; i++)
        if (i % k == r)
            a[i]++;
}
