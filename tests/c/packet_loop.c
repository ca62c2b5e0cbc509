// Chunks of at most c until all is done (while left > 0).
//@ n: 0 1 2 3 5 8 17 100 -4
//@ c: 1 2 3 1 7 8 4 9 2
void packet_loop(int n, int c, float *a) {
    int left = n;
    while (left > 0) {
        int now = left < c ? left : c;
        for (int i = 0; i < now; i++)
            *a++ += 1;
        left -= now;
    }
}
