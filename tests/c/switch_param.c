// A switch on a parameter, with fall-through.
//@ op: 0 1 2 3 4 5 7 -1
//@ n: 3 1 0 9 4 10 6 2
void switch_param(int op, int n, int *a) {
    switch (op) {
    case 0:
        for (int i = 0; i < n; i++)
            a[i]++;
        break;
    case 1:
        a[0] = 5;
        /* falls through */
    case 2:
        for (int i = 0; i < 2 * n; i++)
            a[i] += 2;
        /* falls through */
    case 3:
        a[1] = 7;
        break;
    case 5:
    case 6:
    case 7:
        for (int i = n; i > 0; i--)
            a[i] += 3;
        return;
    default:
        a[2]--;
    }
    a[3]++;
}
