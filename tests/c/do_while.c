// A loop that runs at least once.
//@ n: 0 1 2 3 5 8 17 -4
void do_while(int n, int *a) {
    int i = 0;
    do {
        a[i] += n;
        i++;
    } while (i < n);
}
