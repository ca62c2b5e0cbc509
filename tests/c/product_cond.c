// A product of two indices against a parameter.
//@ n: 0 1 2 3 5 8 17 -4
//@ k: 3 1 0 4 7 20 100 2
void product_cond(int n, int k, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (i * j < k)
                a[i] += j;
}
