// A loop with two entries, made by goto.
//@ n: 0 1 2 3 5 8 17 -4
//@ f: 0 1 0 1 1 0 1 0
void irreducible(int n, int f, int *a) {
    int i = 0;
    if (f)
        goto middle;
top:
    a[i] += 1;
    i++;
middle:
    a[i] += 2;
    i++;
    if (i < n)
        goto top;
    a[0]++;
}
