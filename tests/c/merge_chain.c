// A chain of merges that carry a value into a bound.
//@ n: 0 1 2 3 5 8 17 -4
//@ f: 0 1 2 5 10 31 21 12
void merge_chain(int n, int f, int *a) {
    int len = n;
    if (f & 1) len += 1;
    if (f & 2) len += 2;
    if (f & 4) len += 4;
    if (f & 8) len *= 2;
    if (f & 16) len -= 3;
    for (int i = 0; i < len; i++)
        a[i]++;
}
