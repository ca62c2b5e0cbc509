// Matrix multiplication over slices: each index is checked against a length, as Rust does, and the lengths
// are known to suffice.
//@ m: 0 1 2 3 4 5 1 3
//@ n: 3 1 0 5 2 7 2 4
//@ k: 1 2 3 0 2 1 4 5
//@ al: 9 2 6 0 8 5 3 15
//@ bl: 9 2 6 9 4 7 8 20
//@ cl: 9 1 6 15 8 35 2 11
void abort(void) __attribute__((noreturn));
void matmul_lengths(int m, int n, int k, long al, long bl, long cl, const float *a, const float *b, float *c) {
    if (m < 0 || n < 0 || k < 0 || al < (long)m * k || bl < (long)k * n || cl < (long)m * n) return;
    for (long i = 0; i < m; i++)
        for (long j = 0; j < n; j++) {
            float s = 0;
            for (long l = 0; l < k; l++) {
                if ((unsigned long)(i * k + l) >= (unsigned long)al) abort();
                if ((unsigned long)(l * n + j) >= (unsigned long)bl) abort();
                s += a[i * k + l] * b[l * n + j];
            }
            if ((unsigned long)(i * n + j) >= (unsigned long)cl) abort();
            c[i * n + j] = s;
        }
}
