// 2D convolution of a batch, with groups, stride and padding.
//@ N: 1 0 2 1 1 1 1 2
//@ C: 2 1 1 3 2 1 4 1
//@ H: 5 3 4 8 7 1 6 3
//@ W: 6 3 5 7 4 1 6 9
//@ K: 2 1 3 1 2 2 4 1
//@ R: 3 1 2 3 3 1 3 2
//@ stride: 1 1 2 2 3 1 1 2
//@ pad: 1 0 1 0 2 3 0 1
//@ groups: 1 1 1 1 2 1 2 1
void conv2d_nchw(int N, int C, int H, int W, int K, int R, int stride, int pad, int groups, const float *in, const float *wt, float *out) {
    if (stride < 1 || groups < 1)
        return;
    int OH = (H + 2 * pad - R) / stride + 1;
    int OW = (W + 2 * pad - R) / stride + 1;
    int Cg = C / groups, Kg = K / groups;
    for (int n = 0; n < N; n++)
        for (int g = 0; g < groups; g++)
            for (int k = 0; k < Kg; k++)
                for (int oh = 0; oh < OH; oh++)
                    for (int ow = 0; ow < OW; ow++) {
                        float sum = 0.0f;
                        for (int c = 0; c < Cg; c++)
                            for (int r = 0; r < R; r++) {
                                int ih = oh * stride - pad + r;
                                if (ih < 0 || ih >= H)
                                    continue;
                                for (int s = 0; s < R; s++) {
                                    int iw = ow * stride - pad + s;
                                    if (iw < 0 || iw >= W)
                                        continue;
                                    sum += in[((n * C + g * Cg + c) * H + ih) * W + iw] * wt[(((g * Kg + k) * Cg + c) * R + r) * R + s];
                                }
                            }
                        out[((n * K + g * Kg + k) * OH + oh) * OW + ow] = sum;
                    }
}
