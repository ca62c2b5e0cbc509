// Maximum pooling with padding: positions outside count as the least float; indices of the winners are kept.
//@ batch: 1 2 1 0 1 3 1 2
//@ h: 4 5 6 7 3 2 9 4
//@ w: 4 6 5 7 3 2 8 4
//@ c: 1 2 3 1 0 2 1 3
//@ size: 2 3 2 2 3 2 3 1
//@ stride: 2 2 1 2 1 2 3 1
//@ padding: 0 2 1 1 2 1 2 0
//@ data
#include <float.h>

void maxpool_darknet(int batch, int h, int w, int c, int size, int stride, int padding, const float *input,
                     float *output, int *indexes) {
    int w_offset = -padding / 2, h_offset = -padding / 2;
    int out_w = (w + padding - size) / stride + 1, out_h = (h + padding - size) / stride + 1;
    for (int b = 0; b < batch; ++b) {
        for (int k = 0; k < c; ++k) {
            for (int i = 0; i < out_h; ++i) {
                for (int j = 0; j < out_w; ++j) {
                    int out_index = j + out_w * (i + out_h * (k + c * b));
                    float max = -FLT_MAX;
                    int max_i = -1;
                    for (int n = 0; n < size; ++n) {
                        for (int m = 0; m < size; ++m) {
                            int cur_h = h_offset + i * stride + n, cur_w = w_offset + j * stride + m;
                            int index = cur_w + w * (cur_h + h * (k + b * c));
                            int valid = (cur_h >= 0 && cur_h < h && cur_w >= 0 && cur_w < w);
                            float val = (valid != 0) ? input[index] : -FLT_MAX;
                            max_i = (val > max) ? index : max_i;
                            max = (val > max) ? val : max;
                        }
                    }
                    output[out_index] = max;
                    indexes[out_index] = max_i;
                }
            }
        }
    }
}
