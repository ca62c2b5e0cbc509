// A job that is set up by helpers: sizes through out-parameters, a global configuration, a structure by value, a
// buffer that counts its own length, and a list whose pops lead to other nodes.
//@ n: 0 1 2 5 9 17 4 -3
//@ m: 3 0 1 4 2 7 6 5
#include <string.h>

typedef struct {
    int rows, cols, pad[30];
    float *data;
} Shape;

typedef struct {
    int len, cap;
} Buffer;

typedef struct Node {
    struct Node *next;
    int work;
} Node;

static int threads;

__attribute__((noinline)) static void configure(int n) { threads = n > 4 ? 4 : n; }

__attribute__((noinline)) static int parse(int n, int m, int *rows, int *cols) {
    if (n < 0) return -1;
    *rows = n;
    if (m > 5) return 1;
    *cols = m;
    return 0;
}

__attribute__((noinline)) static void init(Shape *s, int rows, int cols, float *data) {
    memset(s, 0, sizeof *s);
    s->rows = rows;
    s->cols = cols;
    s->data = data;
}

__attribute__((noinline)) static float sum(Shape s) {
    float total = 0;
    for (int i = 0; i < s.rows; i++)
        for (int j = 0; j < s.cols; j++) total += s.data[i % 4 + j % 4];
    return total + (float)s.pad[3];
}

__attribute__((noinline)) static void push(Buffer *b) {
    if (b->len == b->cap) b->cap += 3;
    b->len++;
}

__attribute__((noinline)) static int pop(Node **head, int n) {
    Node *q;
    int i = 0, r = 0;
    do {
        q = *head;
        *head = q->next;
    } while (++i < n);
    for (int j = 0; j < q->work; j++) r += j ^ r;
    return r;
}

int job_setup(float *data, int n, int m) {
    int rows, cols = 2;
    int failed = parse(n, m, &rows, &cols);
    if (failed < 0) return -1;
    configure(rows);
    Shape s, t;
    init(&s, rows, cols, data);
    t = s;
    s.rows = 1;
    float total = sum(s) + sum(t);
    Buffer b = {0, 0};
    for (int i = 0; i < threads; i++) push(&b);
    int r = (int)total;
    for (int i = 0; i < b.len; i++) r ^= i * r;
    for (int i = 0; i < b.cap; i++) r += i ^ r;
    Node third = {0, 6}, second = {&third, 2}, first = {&second, 4};
    Node *head = &first;
    return r + pop(&head, cols > 3 ? 3 : cols);
}
