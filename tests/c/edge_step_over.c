// A step that jumps over the end of an unsigned short.
//@ n: 0 1 100 65535 65000 60000 65530 40000
//@ s: 1 2 7 3 1000 9000 6 30000
void edge_step_over(unsigned short n, unsigned short s, int *a) {
    unsigned short i = 0;
    int steps = 0;
    while (i < n && steps < 300) {
        a[steps]++;
        i += s;
        steps++;
    }
}
