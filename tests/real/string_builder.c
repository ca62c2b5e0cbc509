// Pads and joins words with the functions of string.h, into a buffer of known size.
//@ count: 0 1 2 3 5 8 17 -1
//@ width: 4 3 8 5 1 0 6 2
#include <string.h>

static const char *const names[] = {"add", "mul", "softmax", "rope", "norm", "copy", "view"};

static char *append_padded(char *out, const char *word, int width) {
    int n = (int)strlen(word);
    memcpy(out, word, n);
    for (int k = n; k < width; k++) out[k] = ' ';
    return out + (n > width ? n : width);
}

int string_builder(char *out, int count, int width) {
    char *p = out;
    for (int i = 0; i < count; i++) {
        p = append_padded(p, names[i % 7], width);
        if (i + 1 < count) *p++ = '|';
    }
    *p = '\0';
    return (int)(p - out);
}
