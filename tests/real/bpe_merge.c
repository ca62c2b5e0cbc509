// Byte-pair encoding: the best pair is merged until none is in the vocabulary.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <string.h>

typedef struct {
    int left, right, id, score;
} Merge;

static int lookup(const Merge *merges, int count, int left, int right) {
    for (int m = 0; m < count; m++)
        if (merges[m].left == left && merges[m].right == right) return m;
    return -1;
}

int bpe_merge(const unsigned char *text, int *tokens, int n) {
    static const Merge merges[] = {{1, 2, 256, 9}, {2, 3, 257, 7}, {256, 3, 258, 12}, {0, 1, 259, 3}};
    const int vocabulary = sizeof merges / sizeof *merges;
    for (int i = 0; i < n; i++) tokens[i] = text[i] % 4;
    int count = n;
    while (1) {
        int best_score = -1, best = -1, at = -1;
        for (int i = 0; i + 1 < count; i++) {
            int m = lookup(merges, vocabulary, tokens[i], tokens[i + 1]);
            if (m >= 0 && merges[m].score > best_score) {
                best_score = merges[m].score;
                best = m;
                at = i;
            }
        }
        if (at < 0) break;
        tokens[at] = merges[best].id;
        for (int i = at + 1; i + 1 < count; i++) tokens[i] = tokens[i + 1];
        count--;
    }
    return count;
}
