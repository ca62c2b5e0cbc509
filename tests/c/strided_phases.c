// Two counters with different periods (a polyrhythm).
//@ n: 0 1 2 6 12 35 60 100
//@ p: 1 2 3 2 4 5 6 7
//@ q: 1 3 2 3 6 7 4 9
void strided_phases(int n, int p, int q, int *a) {
    for (int i = 0; i < n; i++) {
        if (i % p == 0)
            a[0]++;
        if (i % q == 0)
            a[1]++;
        if (i % p == 0 && i % q == 0)
            a[2]++;
    }
}
