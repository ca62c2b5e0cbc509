// A strided slice, start and stop given, negative ones counted from the end.
//@ n: 0 1 2 3 5 8 17 30 10
//@ start: 0 0 1 -2 1 2 -10 5 8
//@ stop: 5 1 2 3 -1 8 17 -3 2
//@ step: 1 1 1 1 2 3 4 7 1
void slice_strided(int n, int start, int stop, int step, const float *x, float *y) {
    if (start < 0)
        start += n;
    if (stop < 0)
        stop += n;
    if (stop > n)
        stop = n;
    int o = 0;
    for (int i = start; i < stop; i += step)
        y[o++] = x[i];
}
