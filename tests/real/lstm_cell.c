// Long short-term memory over a sequence, gates in one matrix; the state starts as zeros.
//@ steps: 0 1 2 3 5 8 4 -1
//@ inputs: 3 1 2 4 0 2 5 2
//@ hidden: 2 4 1 3 2 0 8 2
#include <math.h>
#include <string.h>

static inline float sigmoid(float x) { return 1.0f / (1.0f + expf(-x)); }

void lstm_cell(const float *x, const float *wx, const float *wh, const float *b, float *h, float *c, float *gates,
               int steps, int inputs, int hidden) {
    for (int k = 0; k < hidden; k++) h[k] = c[k] = 0;
    for (int t = 0; t < steps; t++) {
        for (int g = 0; g < 4 * hidden; g++) {
            float s = b[g];
            for (int i = 0; i < inputs; i++) s += wx[g * inputs + i] * x[t * inputs + i];
            for (int i = 0; i < hidden; i++) s += wh[g * hidden + i] * h[i];
            gates[g] = g < 3 * hidden ? sigmoid(s) : tanhf(s);
        }
        for (int k = 0; k < hidden; k++) {
            c[k] = gates[hidden + k] * c[k] + gates[k] * gates[3 * hidden + k];
            h[k] = gates[2 * hidden + k] * tanhf(c[k]);
        }
    }
}
