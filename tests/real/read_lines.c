// Reads a file line by line into numbers and reports errors with codes, as small utilities do.
//@ max: 0 1 2 3 5 8 17 -1
//@ data
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int read_lines(int max, double *out) {
    FILE *f = fopen("/dev/null", "r");
    if (!f) {
        fprintf(stderr, "cannot open: %s\n", strerror(errno));
        return -1;
    }
    char line[256];
    int count = 0, status = 0;
    while (count < max && fgets(line, sizeof line, f)) {
        char *end;
        double v = strtod(line, &end);
        if (end == line) {
            fprintf(stderr, "line %d: not a number\n", count + 1);
            status = 2;
            goto close;
        }
        out[count++] = v;
    }
    for (int i = 0; i < max; i++) out[i] += 1;
    if (ferror(f)) status = 1;
close:
    fclose(f);
    return status ? -status : count;
}
