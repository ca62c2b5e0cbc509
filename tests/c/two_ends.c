// Two indices towards each other.
//@ n: 0 1 2 3 5 8 17 64 -3
void two_ends(int n, float *a) {
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        float t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}
