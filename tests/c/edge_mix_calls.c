// Calls in loops over their indices, calls in callees, a negative argument.
//@ n: 0 1 5 17 30 24 33 -4 9 40
//@ m: 1 2 3 4 7 8 16 3 9 10
__attribute__((noinline)) static void leaf(int k, int w, int *a) { for (int i = 0; i < k; i++) { if (i == w) break; a[i]++; } }
__attribute__((noinline)) static int mid(int k, int m, int *a) { int c = 0; for (int i = k; i < m; i += 2) { leaf(i - k, m, a); c++; } if (k % 3 == 0) leaf(m, k, a); return c; }
void edge_mix_calls(int n, int m, int *a) {
    for (int i = 0; i < n; i++) { int c = mid(i, m, a); for (int j = 0; j < c; j++) a[j]--; if (i > m) leaf(i, i / 2, a); }
    leaf(-n, m, a);
}
