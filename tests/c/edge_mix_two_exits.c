// Loops left by a break before their end, blocks of a symbolic size, tails.
//@ n: 0 1 5 17 30 64 33 -4 9
//@ b: 1 2 3 4 7 8 -2 3 9
//@ lim: 3 0 10 5 40 13 7 5 -1
void edge_mix_two_exits(int n, int b, int lim, int *a) {
    for (int i = 0; i < n; i += (b > 0 ? b : 1)) {
        for (int j = 0; j < n; j += 3) {
            if (j > i + lim) break;
            for (int k = j; k < j + b && k < n; k++) a[k] += i;
        }
        int e = i + b < n ? i + b : n;
        for (int k = i; k < e; k++) a[k]++;
    }
}
