// The triangle including its diagonal.
//@ n: 0 1 2 3 5 8 17 -4
void triangle(int n, int *a) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            a[j] += i;
}
