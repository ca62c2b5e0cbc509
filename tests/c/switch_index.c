// A switch on an index's remainder, with fall-through and continue.
//@ n: 0 1 2 3 5 8 17 100 -4
void switch_index(int n, int *a) {
    for (int i = 0; i < n; i++) {
        switch (i % 5) {
        case 0:
            a[i] += 1;
        case 1:
            a[i] += 2;
            break;
        case 2:
            continue;
        case 3:
            a[i] += 3;
            break;
        }
        a[i]++;
    }
}
