// Addresses of a thread's own memory that intrinsics mark.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 1 2 3 0 5 2 3 1
//@ data
struct marked {
    int x __attribute__((annotate("q")));
    int y __attribute__((annotate("r")));
};

void annotated(int *restrict a, int n, int m) {
#pragma omp parallel
    {
        struct marked s[2] = {{0, 0}, {0, 0}};
        int *p = &s[m & 1].x, *q = &s[m & 1].y;
#pragma omp single nowait
        *p = n;
#pragma omp single nowait
        *q = n;
        int *w = (int *)s;
        if (w[2 * (m & 1)] && w[2 * (m & 1) + 1])
            a[1] = 2;
    }
}
