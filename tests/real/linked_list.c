// A linked list of counters: appended, walked, reversed and freed.
//@ n: 0 1 2 3 5 8 17 -1
#include <stdlib.h>

typedef struct Node {
    int value;
    struct Node *next;
} Node;

static Node *push(Node *head, int value) {
    Node *n = malloc(sizeof *n);
    if (!n) abort();
    n->value = value;
    n->next = head;
    return n;
}

static Node *reverse(Node *head) {
    Node *out = NULL;
    while (head) {
        Node *next = head->next;
        head->next = out;
        out = head;
        head = next;
    }
    return out;
}

long linked_list(int n) {
    Node *head = NULL;
    for (int i = 0; i < n; i++) head = push(head, i);
    head = reverse(head);
    long sum = 0;
    for (Node *p = head; p; p = p->next) sum += p->value;
    while (head) {
        Node *next = head->next;
        free(head);
        head = next;
    }
    return sum;
}
