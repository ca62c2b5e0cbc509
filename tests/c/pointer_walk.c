// Pointer induction to an end pointer.
//@ n: 0 1 2 3 5 8 17 64
float pointer_walk(const float *a, long n) {
    float s = 0;
    for (const float *p = a, *e = a + n; p != e; p++)
        s += *p;
    return s;
}
