// A toggle, a mirrored start and a state that settles into a cycle, as loop-carried values.
//@ n: 0 1 2 3 4 7 12 31 -3
//@ m: 5 0 1 4 7 6 3 10 2
void toggle_states(int n, int m, int *a) {
    int side = 0, state = 3, from = 2;
    for (int i = 0; i < n; i++) {
        for (int j = side; j < m; j += 2)
            a[j]++;
        for (int j = from; j < m; j++)
            a[j] *= 3;
        if (state == 2)
            for (int j = 0; j < m; j++)
                a[j] += 2;
        side ^= 1;
        from = 5 - from;
        switch (state) {
        case 3: state = 1; break;
        case 1: state = 0; break;
        case 0: state = 2; break;
        default: state = 1;
        }
    }
}
