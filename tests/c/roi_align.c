// Average over a region of interest with parameters as its corners, clipped.
//@ n: 8 8 5 10 7 9 1 0
//@ x0: 0 2 -3 5 7 -1 0 0
//@ x1: 8 5 3 20 3 9 1 4
//@ bins: 1 2 3 4 2 3 1 2
void roi_align(int n, int x0, int x1, int bins, const float *x, float *y) {
    int len = x1 - x0 > 1 ? x1 - x0 : 1;
    for (int b = 0; b < bins; b++) {
        int lo = x0 + b * len / bins, hi = x0 + (b + 1) * len / bins;
        if (lo < 0)
            lo = 0;
        if (hi > n)
            hi = n;
        float s = 0;
        for (int i = lo; i < hi; i++)
            s += x[i];
        y[b] = s;
    }
}
