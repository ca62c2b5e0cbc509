// What a thread took passes through a floating-point number.
//@ n: 0 1 2 3 5 8 17 40
//@ data
union number {
    int i;
    float f;
};

void bits_of_a_float(int *restrict a, int n) {
#pragma omp parallel
    {
        union number u, v;
        u.i = 0;
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < n; i++)
            u.i++;
        v.f = u.f;
        if (v.i > 2)
            a[4] = 1;
    }
}
