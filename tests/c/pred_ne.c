// Not-equal exit between two parameters.
//@ lo: 0 1 5 -3 5 8 2 -9
//@ len: 0 5 1 3 8 7 17 64
void pred_ne(int lo, int len, int *a) {
    for (int i = lo; i != lo + len; i++)
        a[i - lo] += i;
}
