// Pairs of pairs with i < j and (i, j) before (k, l) in order.
//@ n: 0 1 2 3 4 5 7 -1
void combinations(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = i; k < n; k++)
                for (int l = k == i ? j + 1 : k + 1; l < n; l++)
                    a[l]++;
}
