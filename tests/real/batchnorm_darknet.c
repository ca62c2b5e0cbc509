// Batch normalisation of a layer: statistics in training, rolling ones otherwise, in the manner of a plain C library.
//@ train: 0 1 0 1 1 0 1 1
//@ batch: 1 2 3 1 0 2 4 1
//@ filters: 3 2 1 4 5 0 2 1
//@ spatial: 4 9 16 1 2 3 0 25
#include <math.h>

static void mean_cpu(float *x, int batch, int filters, int spatial, float *mean) {
    float scale = 1. / (batch * spatial);
    int i, j, k;
    for (i = 0; i < filters; ++i) {
        mean[i] = 0;
        for (j = 0; j < batch; ++j) {
            for (k = 0; k < spatial; ++k) {
                int index = j * filters * spatial + i * spatial + k;
                mean[i] += x[index];
            }
        }
        mean[i] *= scale;
    }
}

static void variance_cpu(float *x, float *mean, int batch, int filters, int spatial, float *variance) {
    float scale = 1. / (batch * spatial - 1);
    int i, j, k;
    for (i = 0; i < filters; ++i) {
        variance[i] = 0;
        for (j = 0; j < batch; ++j) {
            for (k = 0; k < spatial; ++k) {
                int index = j * filters * spatial + i * spatial + k;
                variance[i] += pow((x[index] - mean[i]), 2);
            }
        }
        variance[i] *= scale;
    }
}

static void normalize_cpu(float *x, float *mean, float *variance, int batch, int filters, int spatial) {
    int b, f, i;
    for (b = 0; b < batch; ++b) {
        for (f = 0; f < filters; ++f) {
            for (i = 0; i < spatial; ++i) {
                int index = b * filters * spatial + f * spatial + i;
                x[index] = (x[index] - mean[f]) / (sqrt(variance[f]) + .000001f);
            }
        }
    }
}

static void scal_cpu(int N, float ALPHA, float *X, int INCX) {
    for (int i = 0; i < N; ++i) X[i * INCX] *= ALPHA;
}

static void axpy_cpu(int N, float ALPHA, float *X, int INCX, float *Y, int INCY) {
    for (int i = 0; i < N; ++i) Y[i * INCY] += ALPHA * X[i * INCX];
}

void batchnorm_darknet(int train, int batch, int filters, int spatial, float *x, float *mean, float *variance,
                       float *rolling_mean, float *rolling_variance) {
    if (train) {
        mean_cpu(x, batch, filters, spatial, mean);
        variance_cpu(x, mean, batch, filters, spatial, variance);
        scal_cpu(filters, .99, rolling_mean, 1);
        axpy_cpu(filters, .01, mean, 1, rolling_mean, 1);
        scal_cpu(filters, .99, rolling_variance, 1);
        axpy_cpu(filters, .01, variance, 1, rolling_variance, 1);
        normalize_cpu(x, mean, variance, batch, filters, spatial);
    } else {
        normalize_cpu(x, rolling_mean, rolling_variance, batch, filters, spatial);
    }
}
