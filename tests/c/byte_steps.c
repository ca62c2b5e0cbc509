// Products of an index and a parameter, divided by numbers.
//@ n: 0 1 4 9 16 31 40 -5
//@ s: 1 2 3 0 -1 6 5 4
void byte_steps(int n, int s, int *a) {
    for (int i = 0; i < n; i++) {
        unsigned at = (unsigned)(i * s);
        if ((at & 3) == 0)
            a[0]++;
        else if ((at & 1) == 0)
            a[1]++;
        if ((i * s + 5) % 8 < 3)
            a[2]++;
    }
}
