// A banded matrix in compressed rows, built by sizes alone, then multiplied with a vector.
//@ n: 0 1 2 3 5 8 17 30
//@ band: 1 0 2 1 3 8 2 4
#include <stdlib.h>

typedef struct {
    int rows, nnz;
    int *row_ptr, *col;
    double *val;
} CSR;

static CSR csr_banded(int n, int band) {
    CSR m = {n, 0, NULL, NULL, NULL};
    m.row_ptr = malloc((n + 1) * sizeof(int));
    m.col = malloc((n * (2 * band + 1) + 1) * sizeof(int));
    m.val = malloc((n * (2 * band + 1) + 1) * sizeof(double));
    for (int i = 0; i < n; i++) {
        m.row_ptr[i] = m.nnz;
        for (int j = i - band; j <= i + band; j++) {
            if (j < 0 || j >= n) continue;
            m.col[m.nnz] = j;
            m.val[m.nnz] = i == j ? 2.0 : -1.0;
            m.nnz++;
        }
    }
    m.row_ptr[n] = m.nnz;
    return m;
}

void csr_build(int n, int band, const double *x, double *y) {
    CSR m = csr_banded(n, band);
    for (int k = 0; k < m.nnz; k++) m.val[k] *= 0.5;
    for (int i = 0; i < m.rows; i++) {
        double sum = 0;
        for (int k = m.row_ptr[i]; k < m.row_ptr[i + 1]; k++) sum += m.val[k] * x[m.col[k]];
        y[i] = sum;
    }
    free(m.row_ptr);
    free(m.col);
    free(m.val);
}
//@ data
