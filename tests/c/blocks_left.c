// A length that is worked off in blocks, the last one shorter; a counter that stops; a credit that is used up.
//@ n: 0 1 2 15 16 17 100 -4
//@ m: 3 1 0 5 40 9 16 2
void blocks_left(int n, int m, float *x) {
    int left = n;
    while (left > 0) {
        int now = left < 16 ? left : 16;
        for (int i = 0; i < now; i++) x[i] += 1;
        x += now;
        left -= now;
    }
    unsigned long size = n > 0 ? n : 0;
    while (size) {
        unsigned long now = size < 5 ? size : 5;
        x[now] = 0;
        size -= now;
    }
    int stop = 0, credit = m;
    for (int i = 0; i < n; i++) {
        if (stop >= m) x[i] = 1;
        stop += stop < m;
        if (credit > 0) x[i] = 2;
        credit = credit > 2 ? credit - 3 : 0;
    }
}
