// Writes numbers as text, then parses them back: digits, signs and spaces.
//@ n: 0 1 2 3 5 8 17 40
//@ data
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int parse_int(const char **s) {
    int sign = 1, value = 0;
    while (**s == ' ') (*s)++;
    if (**s == '-') {
        sign = -1;
        (*s)++;
    }
    while (isdigit((unsigned char)**s)) value = value * 10 + *(*s)++ - '0';
    return sign * value;
}

int parse_ints(int n, char *text, int *out) {
    char *end = text;
    for (int i = 0; i < n; i++) end += sprintf(end, "%d ", i % 2 ? -i * 37 : i * i);
    *end = 0;
    const char *s = text;
    int count = 0;
    while (*s && count < 1000) {
        out[count++] = parse_int(&s);
        while (*s == ' ') s++;
    }
    return count;
}
