// A loop around a switch on a state variable.
//@ n: 0 1 2 3 5 8 17 40
//@ k: 1 2 3 1 2 5 4 7
void state_machine(int n, int k, int *a) {
    int state = 0, i = 0, c = 0;
    while (state != 3) {
        switch (state) {
        case 0:
            a[i]++;
            state = i < n ? 1 : 3;
            break;
        case 1:
            i++;
            state = ++c >= k ? 2 : 0;
            break;
        case 2:
            c = 0;
            state = 0;
            a[i] += 2;
            break;
        }
    }
}
