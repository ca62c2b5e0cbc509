// A matrix product by blocks of 16 in each dimension, the last ones cut off; blocks of rows are shared out.
//@ n: 0 1 15 16 17 33 40 70
//@ m: 5 1 16 20 3 16 1 40
//@ k: 1 3 17 16 8 0 33 20
static int least(int a, int b) { return a < b ? a : b; }
void blocks_of_rows(int n, int m, int k, const float *restrict a, const float *restrict b, float *restrict c) {
#pragma omp parallel for
    for (int ib = 0; ib < n; ib += 16)
        for (int jb = 0; jb < m; jb += 16)
            for (int pb = 0; pb < k; pb += 16)
                for (int i = ib; i < least(ib + 16, n); i++)
                    for (int j = jb; j < least(jb + 16, m); j++) {
                        float sum = c[i * m + j];
#pragma clang loop vectorize(disable) unroll(disable)
                        for (int p = pb; p < least(pb + 16, k); p++)
                            sum += a[i * k + p] * b[p * m + j];
                        c[i * m + j] = sum;
                    }
}
