// Sizes in a local struct handed to a callee.
//@ n: 0 1 2 3 5 8 17 -4
//@ m: 3 1 0 9 4 10 6 2
struct shape { int rows, cols; };
__attribute__((noinline)) static void scan(const struct shape *s, int *a) {
    for (int i = 0; i < s->rows; i++)
        for (int j = 0; j < s->cols; j++)
            a[i * s->cols + j]++;
}
void struct_params(int n, int m, int *a) {
    struct shape s = {n, m};
    scan(&s, a);
    s.cols = n;
    scan(&s, a);
}
