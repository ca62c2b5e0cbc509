// Views of a matrix with strides, passed by value: transposed, cut to a block and copied.
//@ rows: 0 1 2 3 5 8 17 4
//@ cols: 3 1 4 2 5 8 2 6
//@ r0: 0 0 1 1 2 3 4 0
//@ c0: 1 0 2 0 1 4 1 2
#include <stddef.h>

typedef struct {
    float *data;
    ptrdiff_t rows, cols, rs, cs;
} View;

static View view(float *data, int rows, int cols) { return (View){data, rows, cols, cols, 1}; }
static View transpose(View v) { return (View){v.data, v.cols, v.rows, v.cs, v.rs}; }
static View block(View v, int r0, int c0) {
    return (View){v.data + r0 * v.rs + c0 * v.cs, v.rows - r0, v.cols - c0, v.rs, v.cs};
}
static float *at(View v, ptrdiff_t i, ptrdiff_t j) { return v.data + i * v.rs + j * v.cs; }

static void copy(View to, View from) {
    for (ptrdiff_t i = 0; i < to.rows; i++)
        for (ptrdiff_t j = 0; j < to.cols; j++) *at(to, i, j) = *at(from, i, j);
}

static void scale(View v, float by) {
    if (v.cs == 1 && v.rs == v.cols) {
        for (ptrdiff_t k = 0; k < v.rows * v.cols; k++) v.data[k] *= by;
        return;
    }
    for (ptrdiff_t i = 0; i < v.rows; i++)
        for (ptrdiff_t j = 0; j < v.cols; j++) *at(v, i, j) *= by;
}

void matrix_view(float *a, float *b, int rows, int cols, int r0, int c0) {
    View x = view(a, rows, cols), y = view(b, cols, rows);
    copy(y, transpose(x));
    View inner = block(x, r0, c0);
    scale(inner, 2.0f);
    scale(y, 0.5f);
    copy(block(transpose(y), r0, c0), inner);
}
