// A range with both ends in it, behind a loop over vectors and a prologue.
//@ lo: 0 3 7 5 100 1 40 8
//@ hi: 20 2 25 5 107 64 39 19
void range_scaled(float *y, const float *x, const float *factor, int lo, int hi) {
    for (int i = lo; i <= hi; i++)
        y[i] += *factor * x[i];
}
