// RNA folding (PolyBench nussinov), the maxima without branches on data.
//@ n: 0 1 2 3 5 8 13 20
static int max(int a, int b) { int d = a - b; return a - (d & (d >> 31)); }
void nussinov(int n, const int *seq, int *T) {
    for (int i = n - 1; i >= 0; i--)
        for (int j = i + 1; j < n; j++) {
            if (j - 1 >= 0)
                T[i * n + j] = max(T[i * n + j], T[i * n + j - 1]);
            if (i + 1 < n)
                T[i * n + j] = max(T[i * n + j], T[(i + 1) * n + j]);
            if (j - 1 >= 0 && i + 1 < n) {
                if (i < j - 1)
                    T[i * n + j] = max(T[i * n + j], T[(i + 1) * n + j - 1] + (seq[i] + seq[j] == 3));
                else
                    T[i * n + j] = max(T[i * n + j], T[(i + 1) * n + j - 1]);
            }
            for (int k = i + 1; k < j; k++)
                T[i * n + j] = max(T[i * n + j], T[i * n + k] + T[(k + 1) * n + j]);
        }
}
