// 3D convolution with padding, windows clipped by continue.
//@ d: 0 1 3 4 5 2 3 4 6
//@ h: 2 1 3 5 4 2 1 6 3
//@ wd: 3 1 3 4 2 5 2 3 4
//@ k: 1 1 3 3 2 3 1 5 3
//@ pad: 0 0 1 0 1 2 0 2 1
void conv3d_pad(int d, int h, int wd, int k, int pad, const float *x, const float *w, float *y) {
    int od = d + 2 * pad - k + 1, oh = h + 2 * pad - k + 1, ow = wd + 2 * pad - k + 1;
    for (int z = 0; z < od; z++)
        for (int i = 0; i < oh; i++)
            for (int j = 0; j < ow; j++) {
                float acc = 0;
                for (int a = 0; a < k; a++) {
                    int zz = z + a - pad;
                    if (zz < 0 || zz >= d)
                        continue;
                    for (int b = 0; b < k; b++) {
                        int ii = i + b - pad;
                        if (ii < 0 || ii >= h)
                            continue;
                        for (int c = 0; c < k; c++) {
                            int jj = j + c - pad;
                            if (jj < 0 || jj >= wd)
                                continue;
                            acc += x[(zz * h + ii) * wd + jj] * w[(a * k + b) * k + c];
                        }
                    }
                }
                y[(z * oh + i) * ow + j] = acc;
            }
}
