// Grouped convolution: channels of the group of the output channel.
//@ c: 4 1 2 6 4 0 8 6
//@ f: 4 1 4 3 2 3 8 12
//@ g: 2 1 2 3 2 1 4 3
//@ n: 3 1 4 5 6 4 2 7
//@ k: 2 1 3 2 3 2 3 4
void conv2d_groups(int c, int f, int g, int n, int k, const float *x, const float *w, float *y) {
    int cg = c / g, fg = f / g, on = n - k + 1;
    for (int o = 0; o < f; o++) {
        int grp = o / fg;
        for (int i = 0; i < on; i++) {
            float s = 0;
            for (int ch = grp * cg; ch < (grp + 1) * cg; ch++)
                for (int u = 0; u < k; u++)
                    s += x[ch * n + i + u] * w[(o * cg + ch - grp * cg) * k + u];
            y[o * on + i] = s;
        }
    }
}
