// Samples a token: greedy, by its probability, or out of the most probable ones.
//@ n: 1 2 3 5 8 17 40 64
//@ mode: 0 1 2 0 1 2 0 2
//@ data
#include <stdlib.h>

typedef struct {
    float prob;
    int index;
} ProbIndex;

static int compare(const void *a, const void *b) {
    const ProbIndex *x = a, *y = b;
    if (x->prob > y->prob) return -1;
    if (x->prob < y->prob) return 1;
    return 0;
}

static int sample_argmax(const float *p, int n) {
    int max_i = 0;
    float max_p = p[0];
    for (int i = 1; i < n; i++) {
        if (p[i] > max_p) {
            max_i = i;
            max_p = p[i];
        }
    }
    return max_i;
}

static int sample_mult(const float *p, int n, float coin) {
    float cdf = 0.0f;
    for (int i = 0; i < n; i++) {
        cdf += p[i];
        if (coin < cdf) return i;
    }
    return n - 1;
}

static int sample_nucleus(const float *p, int n, float topp, ProbIndex *probindex, float coin) {
    int n0 = 0;
    const float cutoff = (1.0f - topp) / (n - 1);
    for (int i = 0; i < n; i++) {
        if (p[i] >= cutoff) {
            probindex[n0].index = i;
            probindex[n0].prob = p[i];
            n0++;
        }
    }
    qsort(probindex, n0, sizeof(ProbIndex), compare);
    float cumulative = 0.0f;
    int last = n0 - 1;
    for (int i = 0; i < n0; i++) {
        cumulative += probindex[i].prob;
        if (cumulative > topp) {
            last = i;
            break;
        }
    }
    float r = coin * cumulative, cdf = 0.0f;
    for (int i = 0; i <= last; i++) {
        cdf += probindex[i].prob;
        if (r < cdf) return probindex[i].index;
    }
    return last < 0 ? 0 : probindex[last].index;
}

int sample_topp(const float *p, void *scratch, int n, int mode, float coin) {
    switch (mode) {
    case 0: return sample_argmax(p, n);
    case 1: return sample_mult(p, n, coin);
    default: return sample_nucleus(p, n, 0.9f, scratch, coin);
    }
}
