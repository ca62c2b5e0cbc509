// 2D finite-difference time-domain (PolyBench).
//@ t: 0 1 2 3 5 4 2 2
//@ nx: 5 3 2 10 1 0 13 20
//@ ny: 4 1 3 7 5 2 0 33
void fdtd2d(int t, int nx, int ny, float *ex, float *ey, float *hz, float *fict) {
    for (int s = 0; s < t; s++) {
        for (int j = 0; j < ny; j++)
            ey[j] = fict[s];
        for (int i = 1; i < nx; i++)
            for (int j = 0; j < ny; j++)
                ey[i * ny + j] -= 0.5f * (hz[i * ny + j] - hz[(i - 1) * ny + j]);
        for (int i = 0; i < nx; i++)
            for (int j = 1; j < ny; j++)
                ex[i * ny + j] -= 0.5f * (hz[i * ny + j] - hz[i * ny + j - 1]);
        for (int i = 0; i < nx - 1; i++)
            for (int j = 0; j < ny - 1; j++)
                hz[i * ny + j] -= 0.7f * (ex[i * ny + j + 1] - ex[i * ny + j] + ey[(i + 1) * ny + j] - ey[i * ny + j]);
    }
}
