// Anti-diagonal sweep over an n by m grid.
//@ n: 0 1 2 3 5 8 17 30 4
//@ m: 3 1 0 5 4 8 6 13 -1
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
void wavefront(int n, int m, float *A) {
    for (int d = 0; d <= n + m - 2; d++)
        for (int i = MAX(0, d - m + 1); i <= MIN(d, n - 1); i++)
            A[i * m + (d - i)] += 1;
}
