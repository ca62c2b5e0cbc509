// A switch over the low bits of an index that a parameter steps; all its cases are there, so that
// compilers call the default undefined to reach.
//@ n: 0 1 5 8 17 30 33 -3
//@ s: 1 2 3 4 5 7 0 2
void switch_by_step(int n, int s, int *a) {
    if (s <= 0)
        return;
    for (int i = 0; i < n; i += s)
        switch (i & 3) {
        case 0:
            a[0]++; // falls through
        case 1:
            a[1]++;
            break;
        case 2:
            a[2]++; // falls through
        case 3:
            a[3]++;
        }
}
