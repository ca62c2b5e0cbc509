// Four ordered indices, from above.
//@ n: 0 1 2 3 5 8 12 -4
void simplex4(int n, int *a) {
    for (int i = n; i > 0; i--)
        for (int j = i; j > 0; j--)
            for (int k = j; k > 0; k--)
                for (int l = k; l > 0; l--)
                    a[l] ^= i + j + k;
}
