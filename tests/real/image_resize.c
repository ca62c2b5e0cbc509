// Bilinear resize of an image struct by value, with bounds-checked pixels, columns first and then rows.
//@ w: 1 2 3 4 5 8 4 2
//@ h: 1 3 2 4 6 2 5 2
//@ c: 1 3 1 2 3 1 0 3
//@ nw: 2 2 5 8 3 1 4 4
//@ nh: 3 1 4 2 6 9 2 4
#include <assert.h>
#include <stdlib.h>

typedef struct {
    int w, h, c;
    float *data;
} image;

static image make_image(int w, int h, int c) {
    image out = {w, h, c, calloc((size_t)h * w * c + 1, sizeof(float))};
    return out;
}

static float get_pixel(image m, int x, int y, int c) {
    assert(x < m.w && y < m.h && c < m.c);
    return m.data[c * m.h * m.w + y * m.w + x];
}

static void set_pixel(image m, int x, int y, int c, float val) {
    if (x < 0 || y < 0 || c < 0 || x >= m.w || y >= m.h || c >= m.c) return;
    assert(x < m.w && y < m.h && c < m.c);
    m.data[c * m.h * m.w + y * m.w + x] = val;
}

static void add_pixel(image m, int x, int y, int c, float val) {
    assert(x < m.w && y < m.h && c < m.c);
    m.data[c * m.h * m.w + y * m.w + x] += val;
}

static image resize_image(image im, int w, int h) {
    image resized = make_image(w, h, im.c);
    image part = make_image(w, im.h, im.c);
    int r, c, k;
    for (k = 0; k < im.c; ++k) {
        for (r = 0; r < im.h; ++r) {
            for (c = 0; c < w; ++c) {
                float val = 0;
                if (c == w - 1 || im.w == 1) {
                    val = get_pixel(im, im.w - 1, r, k);
                } else {
                    int ix = c * (im.w - 1) / (w - 1);
                    val = 0.5f * get_pixel(im, ix, r, k) + 0.5f * get_pixel(im, ix + 1, r, k);
                }
                set_pixel(part, c, r, k, val);
            }
        }
    }
    for (k = 0; k < im.c; ++k) {
        for (r = 0; r < h; ++r) {
            int iy = h > 1 ? r * (im.h - 1) / (h - 1) : 0;
            for (c = 0; c < w; ++c) set_pixel(resized, c, r, k, 0.5f * get_pixel(part, c, iy, k));
            if (r == h - 1 || im.h == 1) continue;
            for (c = 0; c < w; ++c) add_pixel(resized, c, r, k, 0.5f * get_pixel(part, c, iy + 1, k));
        }
    }
    free(part.data);
    return resized;
}

void image_resize(int w, int h, int c, int nw, int nh, float *data) {
    image im = {w, h, c, data};
    image out = resize_image(im, nw, nh);
    free(out.data);
}
