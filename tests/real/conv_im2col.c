// A convolutional layer as a matrix product over unfolded patches, with batch, groups, bias and activation.
//@ batch: 1 2 1 1 2 1 0 1
//@ c: 1 2 4 3 2 1 3 2
//@ h: 5 4 6 7 3 1 4 8
//@ w: 5 6 4 7 3 1 4 2
//@ n: 2 4 4 3 2 1 1 2
//@ groups: 1 2 2 1 2 1 1 1
//@ size: 3 3 1 5 3 1 3 2
//@ stride: 1 2 1 2 1 1 1 2
//@ pad: 1 1 0 2 1 0 1 0
//@ act: 0 1 2 3 0 1 2 1
#include <stdlib.h>

typedef enum { LINEAR, RELU, LEAKY, RAMP } ACTIVATION;

typedef struct {
    int batch, c, h, w, n, groups, size, stride, pad, out_h, out_w;
    ACTIVATION activation;
    float *weights, *biases, *output, *workspace;
} layer;

static float im2col_get_pixel(const float *im, int height, int width, int row, int col, int channel, int pad) {
    row -= pad;
    col -= pad;
    if (row < 0 || col < 0 || row >= height || col >= width) return 0;
    return im[col + width * (row + height * channel)];
}

static void im2col(const float *im, int channels, int height, int width, int ksize, int stride, int pad, float *col) {
    int height_col = (height + 2 * pad - ksize) / stride + 1;
    int width_col = (width + 2 * pad - ksize) / stride + 1;
    int channels_col = channels * ksize * ksize;
    for (int c = 0; c < channels_col; ++c) {
        int w_offset = c % ksize;
        int h_offset = (c / ksize) % ksize;
        int c_im = c / ksize / ksize;
        for (int h = 0; h < height_col; ++h) {
            for (int w = 0; w < width_col; ++w) {
                int im_row = h_offset + h * stride;
                int im_col = w_offset + w * stride;
                col[(c * height_col + h) * width_col + w] = im2col_get_pixel(im, height, width, im_row, im_col, c_im, pad);
            }
        }
    }
}

static void gemm_nn(int M, int N, int K, float ALPHA, const float *A, int lda, const float *B, int ldb, float *C, int ldc) {
    for (int i = 0; i < M; ++i) {
        for (int k = 0; k < K; ++k) {
            float a = ALPHA * A[i * lda + k];
            for (int j = 0; j < N; ++j) C[i * ldc + j] += a * B[k * ldb + j];
        }
    }
}

static void add_bias(float *output, const float *biases, int batch, int n, int size) {
    for (int b = 0; b < batch; ++b)
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < size; ++j) output[(b * n + i) * size + j] += biases[i];
}

static float activate(float x, ACTIVATION a) {
    switch (a) {
    case LINEAR: return x;
    case RELU: return x * (x > 0);
    case LEAKY: return .1f * x;
    case RAMP: return x * (x > 0) + .1f * x;
    }
    return 0;
}

static void forward(layer l, const float *input) {
    int outputs = l.n * l.out_h * l.out_w;
    for (int i = 0; i < l.batch * outputs; ++i) l.output[i] = 0;
    int m = l.n / l.groups;
    int k = l.size * l.size * l.c / l.groups;
    int n = l.out_w * l.out_h;
    for (int i = 0; i < l.batch; ++i) {
        for (int j = 0; j < l.groups; ++j) {
            const float *im = input + (i * l.groups + j) * l.c / l.groups * l.h * l.w;
            if (l.size == 1 && l.stride == 1) {
                gemm_nn(m, n, k, 1, l.weights + j * m * k, k, im, n, l.output + (i * l.groups + j) * n * m, n);
            } else {
                im2col(im, l.c / l.groups, l.h, l.w, l.size, l.stride, l.pad, l.workspace);
                gemm_nn(m, n, k, 1, l.weights + j * m * k, k, l.workspace, n, l.output + (i * l.groups + j) * n * m, n);
            }
        }
    }
    add_bias(l.output, l.biases, l.batch, l.n, n);
    for (int i = 0; i < l.batch * outputs; ++i) l.output[i] = activate(l.output[i], l.activation);
}

void conv_im2col(int batch, int c, int h, int w, int n, int groups, int size, int stride, int pad, int act,
                 const float *input, float *weights, float *biases, float *output, float *workspace) {
    layer l = {0};
    l.batch = batch, l.c = c, l.h = h, l.w = w, l.n = n, l.groups = groups;
    l.size = size, l.stride = stride, l.pad = pad;
    l.out_h = (h + 2 * pad - size) / stride + 1;
    l.out_w = (w + 2 * pad - size) / stride + 1;
    l.activation = (ACTIVATION)act;
    l.weights = weights, l.biases = biases, l.output = output, l.workspace = workspace;
    forward(l, input);
}
