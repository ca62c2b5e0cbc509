// Scales a lower triangle in block columns of a size the caller picks; 0 means one block.
//@ n: 0 1 2 5 8 17 20 13 24
//@ nb: 3 2 1 2 3 4 0 16 8
void block_columns(unsigned n, unsigned nb, float *a) {
    if (nb == 0 || nb > n)
        nb = n;
    for (unsigned j = 0; j < n; j += nb) {
        unsigned w = n - j < nb ? n - j : nb;
        for (unsigned c = j; c < j + w; c++)
            for (unsigned i = c + 1; i < n; i++)
                a[i * n + c] /= a[c * n + c];
    }
}
