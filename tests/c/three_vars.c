// A condition over three indices.
//@ n: 0 1 2 3 5 8 10 -4
//@ k: 3 0 0 4 7 10 30 2
void three_vars(int n, int k, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int l = 0; l < n; l++)
                if (i + j + l < k)
                    a[i] += j;
                else if (i > j && j > l)
                    a[l] += j;
}
