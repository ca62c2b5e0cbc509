// What the iterations before left in a variable bounds a loop: it is not known.
//@ n: 0 1 2 3 5 8 17 40
//@ data
int ordered_data(float *restrict a, int n) {
    int next = 0;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < n; i++) {
#pragma omp ordered
        {
            for (int j = 0; j < next; j++)
                a[j] += 1;
            next = i % 5;
        }
    }
    return next;
}
