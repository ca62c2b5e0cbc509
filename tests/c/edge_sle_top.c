// An inclusive bound of 64 bits over values of 32 bits: INT_MAX ends.
//@ lo: 0 5 2147483640 2147483647 -3 2147483600 10 -2147483648
//@ hi: 7 5 2147483647 2147483647 3 2147483640 2 -2147483640
void edge_sle_top(int lo, int hi, int *a) {
    for (long i = lo; i <= hi; i++)
        a[i - lo]++;
}
