// Signed less-than with step 3.
//@ n: 0 1 2 3 5 8 17 -4 100
void pred_slt_step(int n, int *a) {
    for (int i = 0; i < n; i += 3)
        a[i] += i;
}
