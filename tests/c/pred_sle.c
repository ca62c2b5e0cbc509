// Signed at-most, from a parameter.
//@ lo: 0 1 5 -3 5 8 2 -4
//@ hi: 0 5 1 3 5 7 17 -9
void pred_sle(int lo, int hi, int *a) {
    for (int i = lo; i <= hi; i++)
        a[i - lo] += i;
}
