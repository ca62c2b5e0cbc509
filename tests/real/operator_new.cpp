// Nodes of a binary tree made with new, to a depth, then counted and deleted without recursion.
//@ n: 1 2 3 4 5 8 17 0
namespace {
struct Node {
    int key;
    Node *left = nullptr, *right = nullptr;
    explicit Node(int key) : key(key) {}
};

struct List {
    Node *head = nullptr;
    int length = 0;
    void add(int key) {
        Node *n = new Node(key);
        n->right = head;
        head = n;
        ++length;
    }
    ~List() {
        while (head) {
            Node *next = head->right;
            delete head;
            head = next;
        }
    }
};
}  // namespace

extern "C" int operator_new(int n) {
    List list;
    for (int i = 0; i < n; ++i) list.add(i);
    int sum = 0;
    for (Node *p = list.head; p != nullptr; p = p->right) sum += p->key;
    return sum + list.length;
}
