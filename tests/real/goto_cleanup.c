// Allocates three buffers with error codes and one exit that cleans up; refuses sizes that are no use.
//@ n: 0 1 2 3 5 8 17 -1
//@ m: 3 1 0 9 4 101 6 2
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int check_sizes(int n, int m) {
    if (n <= 0 || m <= 0) return -EINVAL;
    if (m > 100) return -E2BIG;
    return 0;
}

int goto_cleanup(int n, int m, const double *in, double *out) {
    double *rows = NULL, *columns = NULL, *work = NULL;
    int err = check_sizes(n, m);
    if (err) goto done;
    err = -ENOMEM;
    rows = malloc(n * sizeof *rows);
    if (!rows) goto done;
    columns = malloc(m * sizeof *columns);
    if (!columns) goto done;
    work = calloc((size_t)n * m, sizeof *work);
    if (!work) goto done;
    for (int i = 0; i < n; i++) {
        rows[i] = 0;
        for (int j = 0; j < m; j++) rows[i] += in[i * m + j];
    }
    for (int j = 0; j < m; j++) {
        columns[j] = 0;
        for (int i = 0; i < n; i++) columns[j] += in[i * m + j];
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) work[i * m + j] = rows[i] * columns[j];
    memcpy(out, work, (size_t)n * m * sizeof *work);
    err = 0;
done:
    free(work);
    free(columns);
    free(rows);
    return err;
}
