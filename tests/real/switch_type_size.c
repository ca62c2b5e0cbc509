// Bytes of a tensor by its type, then a copy element by element in that type.
//@ type: 0 1 2 3 4 5 1 2
//@ n: 8 7 6 5 4 3 0 -2
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum dtype { F32, F16, I32, I8, I64 };

static size_t type_size(enum dtype t) {
    switch (t) {
    case F32: return 4;
    case F16: return 2;
    case I32: return 4;
    case I8: return 1;
    case I64: return 8;
    default: fprintf(stderr, "unknown type %d\n", t); exit(1);
    }
}

void switch_type_size(int type, int n, char *dst, const char *src) {
    size_t bytes = type_size((enum dtype)type);
    for (int i = 0; i < n; i++) {
        switch (type) {
        case F32:
        case I32: ((int32_t *)dst)[i] = ((const int32_t *)src)[i]; break;
        case F16: ((int16_t *)dst)[i] = ((const int16_t *)src)[i]; break;
        case I8: dst[i] = src[i]; break;
        default: memcpy(dst + i * bytes, src + i * bytes, bytes);
        }
    }
}
