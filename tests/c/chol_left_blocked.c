// Left-looking Cholesky in block columns of a size the caller picks; 0 means one block.
//@ n: 0 1 2 5 8 17 20 13 24
//@ nb: 3 2 1 2 3 4 0 16 8
void chol_left_blocked(unsigned n, unsigned nb, float *a) {
    if (nb == 0 || nb > n)
        nb = n;
    for (unsigned j = 0; j < n; j += nb) {
        unsigned w = n - j < nb ? n - j : nb;
        for (unsigned i = j; i < n; i++)
            for (unsigned c = j; c < j + w && c <= i; c++) {
                float s = a[i * n + c];
                for (unsigned k = 0; k < j; k++)
                    s -= a[i * n + k] * a[c * n + k];
                a[i * n + c] = s;
            }
        for (unsigned c = j; c < j + w; c++) {
            a[c * n + c] += 1;
            for (unsigned i = c + 1; i < n; i++)
                a[i * n + c] /= a[c * n + c];
            for (unsigned k = c + 1; k < j + w; k++)
                for (unsigned i = k; i < n; i++)
                    a[i * n + k] -= a[i * n + c] * a[k * n + c];
        }
    }
}
