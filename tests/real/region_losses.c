// The loss of a detector's output layer: sizes in a struct whose address is known outside, so that each loop of a nest
// loads its fields again behind calls of the mathematical library, which may set `errno`.
//@ batch: 1 2 0 3 1 2 1 4
//@ n: 2 3 4 1 0 5 1 2
//@ h: 3 0 2 1 4 2 5 1
//@ w: 3 2 2 7 4 1 0 6
//@ classes: 4 1 0 3 2 8 5 1
#include <math.h>

struct region {
    int batch, n, h, w, classes, coords;
    const float *output;
};

static struct region *last_layer;

static float logistic(float x) { return 1.f / (1.f + expf(-x)); }

__attribute__((noinline)) static float forward(struct region l) {
    last_layer = &l;
    int size = l.coords + l.classes + 1;
    float cost = 0;
    for (int b = 0; b < l.batch; ++b) {
        for (int i = 0; i < l.h * l.w * l.n; ++i) {
            const float *at = l.output + (b * l.h * l.w * l.n + i) * size;
            cost += logistic(at[l.coords]);
        }
    }
    for (int b = 0; b < l.batch; ++b) {
        for (int j = 0; j < l.h; ++j) {
            for (int i = 0; i < l.w; ++i) {
                for (int n = 0; n < l.n; ++n) {
                    int index = size * ((b * l.h + j) * l.w * l.n + i * l.n + n);
                    const float *pred = l.output + index;
                    for (int c = 0; c < l.classes; ++c) {
                        float p = logistic(pred[l.coords + 1 + c]);
                        cost += p * p;
                    }
                }
            }
        }
    }
    last_layer = 0;
    return cost;
}

float region_losses(int batch, int n, int h, int w, int classes, const float *output) {
    struct region l = {batch, n, h, w, classes, 4, output};
    return forward(l);
}
