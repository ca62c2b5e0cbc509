// Two pointers into one array, and their differences.
//@ n: 0 1 2 3 5 8 17 40
//@ m: 3 1 0 9 4 10 6 13
void pointer_steps(int *a, int n, int m) {
    int *end = a + 2 * (long)n;
    for (int *p = a; p != end; p += 2)
        *p = 0;
    int *low = a, *high = a + m;
    while (low < high) {
        int t = *low;
        *low++ = *--high;
        *high = t;
    }
    for (long i = 0; i < (end - low) / 3; i++)
        a[i]++;
    int *far = end > a + 3 * m ? end : a + 3 * m;
    for (int *p = far; p - a >= 3; p -= 3)
        *p = 1;
}
