// Signed greater-than, downwards by 2.
//@ n: 0 1 2 3 5 8 17 -4 100
//@ m: 0 0 1 -3 2 8 3 5 -1
void pred_sgt_down(int n, int m, int *a) {
    for (int i = n; i > m; i -= 2)
        a[i - m] += i;
}
