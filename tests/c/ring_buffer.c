// An index wraps by a comparison.
//@ n: 0 1 2 3 5 8 17 100
//@ cap: 1 2 3 1 4 8 5 7
void ring_buffer(int n, int cap, int *a) {
    int at = 0;
    for (int i = 0; i < n; i++) {
        a[at]++;
        if (++at == cap) {
            at = 0;
            a[cap]++;
        }
    }
}
