// Suppresses boxes that overlap a better one of the same class; the grid and the anchors give the boxes.
//@ grid: 0 1 2 3 4 5 2 1
//@ anchors: 3 1 2 1 2 1 3 5
//@ classes: 1 2 3 2 1 2 0 1
//@ data
#include <stdlib.h>

typedef struct {
    float x, y, w, h, objectness;
} Box;

static float overlap(float x1, float w1, float x2, float w2) {
    float l1 = x1 - w1 / 2, l2 = x2 - w2 / 2, left = l1 > l2 ? l1 : l2;
    float r1 = x1 + w1 / 2, r2 = x2 + w2 / 2, right = r1 < r2 ? r1 : r2;
    return right - left;
}

static float iou(Box a, Box b) {
    float w = overlap(a.x, a.w, b.x, b.w), h = overlap(a.y, a.h, b.y, b.h);
    if (w < 0 || h < 0) return 0;
    return w * h / (a.w * a.h + b.w * b.h - w * h);
}

int nms_boxes(int grid, int anchors, int classes, const float *pred, float *prob) {
    int total = grid * grid * anchors, count = 0;
    Box *boxes = calloc(total + 1, sizeof(Box));
    for (int i = 0; i < grid * grid; i++) {
        int row = i / grid, col = i % grid;
        for (int n = 0; n < anchors; n++, count++) {
            const float *p = pred + count * 5;
            boxes[count] = (Box){(col + p[0]) / grid, (row + p[1]) / grid, 0.2f, 0.2f, p[4]};
            for (int k = 0; k < classes; k++) prob[count * classes + k] = p[4] > 0.1f ? p[4] : 0;
        }
    }
    for (int k = 0; k < classes; k++)
        for (int i = 0; i < total; i++) {
            if (prob[i * classes + k] == 0) continue;
            for (int j = i + 1; j < total; j++)
                if (iou(boxes[i], boxes[j]) > 0.45f) prob[j * classes + k] = 0;
        }
    free(boxes);
    return count;
}
