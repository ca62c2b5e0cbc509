// Two-electron integrals: eightfold symmetric loop over four indices.
//@ n: 0 1 2 3 4 5 6 -1
void quad_symmetry(int n, float *g) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            for (int k = 0; k <= i; k++)
                for (int l = 0; l <= (k == i ? j : k); l++)
                    g[l] += 1;
}
