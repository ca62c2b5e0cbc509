// A reduction of two variables, and a product that no atomic operation has.
//@ data
//@ n: 0 1 2 3 5 8 17 40
float two_sums(float *restrict a, int n) {
    float s = 0, p = 1;
#pragma omp parallel for reduction(+ : s) reduction(* : p)
    for (int i = 0; i < n; i++) {
        s += a[i];
        p *= a[i];
    }
    return s + p;
}
