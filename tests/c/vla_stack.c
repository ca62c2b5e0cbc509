// A buffer on the stack of a parameter's size; loops over it.
//@ n: 1 2 3 5 8 17 40 100
float vla_stack(int n, const float *x) {
    float t[n];
    for (int i = 0; i < n; i++)
        t[i] = x[i] * 2;
    float s = 0;
    for (int i = n - 1; i >= 0; i -= 2)
        s += t[i];
    return s;
}
