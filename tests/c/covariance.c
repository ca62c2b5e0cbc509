// Covariance matrix (PolyBench), upper triangle mirrored.
//@ m: 0 1 2 3 5 8 16 11
//@ n: 3 0 1 2 9 8 7 12
void covariance(int m, int n, float *data, float *cov, float *mean) {
    for (int j = 0; j < m; j++) {
        mean[j] = 0;
        for (int i = 0; i < n; i++)
            mean[j] += data[i * m + j];
        mean[j] /= n;
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            data[i * m + j] -= mean[j];
    for (int i = 0; i < m; i++)
        for (int j = i; j < m; j++) {
            cov[i * m + j] = 0;
            for (int k = 0; k < n; k++)
                cov[i * m + j] += data[k * m + i] * data[k * m + j];
            cov[j * m + i] = cov[i * m + j];
        }
}
