// Edit distance in a diagonal band of half width w.
//@ n: 0 1 2 3 5 8 17 30 12
//@ m: 3 1 0 5 4 8 6 13 12
//@ w: 1 0 2 1 9 2 3 4 0
void edit_banded(int n, int m, int w, int *T) {
    for (int i = 1; i <= n; i++) {
        int lo = i - w < 1 ? 1 : i - w;
        int hi = i + w > m ? m : i + w;
        for (int j = lo; j <= hi; j++)
            T[i * (m + 1) + j] = T[(i - 1) * (m + 1) + j - 1] + (i != j);
    }
}
