// Checks of arguments as BLAS does them, then the loops for each transposition.
//@ trans: 0 1 2 0 1 0 1 3
//@ m: 3 1 4 -1 5 8 2 2
//@ n: 2 1 4 3 0 8 7 2
//@ lda: 3 1 4 3 5 7 2 2
int lda_guard(int trans, int m, int n, int lda, const float *a, const float *x, float *y) {
    int info = 0;
    if (trans < 0 || trans > 2)
        info = 1;
    else if (m < 0)
        info = 2;
    else if (n < 0)
        info = 3;
    else if (lda < (m > 1 ? m : 1))
        info = 6;
    if (info)
        return info;
    if (m == 0 || n == 0)
        return 0;
    int leny = trans ? n : m;
    for (int i = 0; i < leny; i++)
        y[i] = 0;
    if (!trans)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                y[i] += a[j * lda + i] * x[j];
    else
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                y[j] += a[j * lda + i] * x[i];
    return 0;
}
